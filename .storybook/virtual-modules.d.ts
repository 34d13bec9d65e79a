/** Every icon of Lucide that the site imports, by its name (`used-icons.ts`). */
declare module 'virtual:used-icons' {
  export const usedIcons: Readonly<Record<string, import('lucide-react').LucideIcon>>;
}

/** What the stories say of machines (`story-claims-module.ts`). */
declare module 'virtual:story-claims' {
  export const storyClaims: readonly {
    machine: string;
    state: string;
    storyId: string;
    story: string;
    title: string;
  }[];
}

/** By the name of its folder: the states of each machine (`machine-states-module.ts`). */
declare module 'virtual:machine-states' {
  export const machineStates: readonly { name: string; states: readonly string[] }[];
}
