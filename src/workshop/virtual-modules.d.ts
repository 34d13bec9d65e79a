/** What machines are given and told, by folder (`scripts/machine-types/types-module.ts`). */
declare module 'virtual:machine-types' {
  interface MachineTypes {
    /** What its module calls it. */
    readonly exportName: string;
    /** Null: it takes no input. */
    readonly input: import('#stepper/view/stepper-view.tsx').JsonSchema | null;
    /** By event type. An event's data, without its type. */
    readonly events: Readonly<Record<string, import('#stepper/view/stepper-view.tsx').JsonSchema>>;
  }
  export const types: Readonly<Record<string, MachineTypes>>;
}
