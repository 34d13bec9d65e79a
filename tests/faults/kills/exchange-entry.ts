import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const built = join(root, 'dist/server/exchange.js');
const madeFrom = ['src/server/exchange', 'src/server/contract', 'src/domain'];

/** The exchange's program: the built one, unless a source is newer or nothing is built; then the source. */
export function exchangeEntry(): string {
  const builtAt = statSync(built, { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const isFresh = madeFrom.every((folder) => newestIn(join(root, folder)) < builtAt);
  return isFresh ? built : join(root, 'src/server/exchange/main.ts');
}

const newestIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce(
    (newest, name) => Math.max(newest, statSync(join(folder, name)).mtimeMs),
    0,
  );
