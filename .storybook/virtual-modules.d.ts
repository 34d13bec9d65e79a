/** Every icon of Lucide that the site imports, by its name (`used-icons.ts`). */
declare module 'virtual:used-icons' {
  export const usedIcons: Readonly<Record<string, import('lucide-react').LucideIcon>>;
}

/** What the stories say of machines (`story-claims-module.ts`). */
declare module 'virtual:story-claims' {
  export const storyClaims: readonly { machine: string; state: string; storyId: string; title: string }[];
}
