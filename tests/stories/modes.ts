import type { StoryEntry } from './story-index.ts';

/** What bettors may choose or need, which changes how everything is drawn. Globals of the toolbar. */
export const modes = {
  dark: { theme: 'dark' },
  'large text': { text: '200' },
  'right to left': { direction: 'rtl' },
} as const;
type ModeName = keyof typeof modes;
export const modeNames = Object.keys(modes) as ModeName[];
export const isMode = (name: string): name is ModeName => name in modes;

/** The groups that a bettor sees. */
const isSampled = ({ title }: StoryEntry) => /^(?:Panels|Pages)\//.test(title);

/** Of each panel and page, the story that stands first: what it usually looks like. */
export function sampleOf(entries: readonly StoryEntry[]): StoryEntry[] {
  const titles = new Set<string>();
  return entries.filter((entry) => {
    if (!isSampled(entry) || titles.has(entry.title)) return false;
    titles.add(entry.title);
    return true;
  });
}
