declare module 'virtual:machine-types' {
  export const types: Readonly<
    Record<string, import('../scripts/machine-types/machine-types.ts').MachineTypes>
  >;
}
