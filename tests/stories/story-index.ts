import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where `npm run storybook:build` puts it. */
export const storybookFolder = fileURLToPath(new URL('../../storybook-static', import.meta.url));

export interface StoryEntry {
  readonly type: string;
  readonly id: string;
  readonly title: string;
  readonly name: string;
  /** Among them whether it is a `picture` or a `behaviour`. */
  readonly tags?: readonly string[];
}

/** The stories of the built Storybook, in its own order. */
export function storyEntries(): StoryEntry[] {
  const text = readFileSync(join(storybookFolder, 'index.json'), 'utf8');
  const { entries } = JSON.parse(text) as { entries: Record<string, StoryEntry> };
  return Object.values(entries).filter(({ type }) => type === 'story');
}
