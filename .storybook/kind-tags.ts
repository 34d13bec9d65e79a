import { relative } from 'node:path';
import type { Indexer } from 'storybook/internal/types';
import { storyKinds } from '../tests/architecture/story-kinds.ts';
import { readFileSync } from 'node:fs';

/** Tags every story with its kind, as it is read from its play, so that the side bar filters by it. */
export const withKinds = (indexer: Indexer): Indexer => ({
  ...indexer,
  createIndex: async (fileName, options) => {
    const found = await indexer.createIndex(fileName, options);
    const kinds = storyKinds({
      path: relative(process.cwd(), fileName),
      text: readFileSync(fileName, 'utf8'),
    });
    return found.map((input) => ({
      ...input,
      tags: [...(input.tags ?? []), kinds.get(input.exportName) ?? 'picture'],
    }));
  },
});
