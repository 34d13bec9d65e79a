import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A program of the server: the built one, or its source if a source is newer or nothing is built. */
export function programEntry(builtName: string, source: string, madeFrom: readonly string[]): string {
  const built = join(root, 'dist/server', builtName);
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isFresh = madeFrom.every((folder) => newestIn(join(root, folder)) < builtAt);
  return isFresh ? built : join(root, source);
}

/** What Node is started with to run such an entry. */
export const argumentsOf = (entry: string): string[] =>
  entry.endsWith('.ts') ? ['--import', 'tsx', entry] : [entry];

/** The entry of the whole product. */
export const laylineEntry = (): string =>
  programEntry('main.js', 'src/server/main.ts', ['src/server', 'src/domain']);

const newestIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (newest, name) => Math.max(newest, statSync(join(folder, name)).mtimeMs),
    0,
  );
