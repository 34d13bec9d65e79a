import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
}

/** What few visitors ever need; what is fetched nevertheless is kept then. */
const isRare = (part: string) => /\/(firestore|locales)\/|price-chart/.test(part);

/** What a visit without a connection needs of a build, by Vite's manifest: the first script, then the others. */
export function keptFiles(manifest: Readonly<Record<string, Chunk>>): string[] {
  const isKept = /\.(js|css)$|inter-latin-wght-normal.*\.woff2$/;
  const chunks = Object.entries(manifest).filter(([part, { file }]) => isKept.test(file) && !isRare(part));
  chunks.sort(([, one], [, other]) => Number(other.isEntry ?? false) - Number(one.isEntry ?? false));
  return chunks.map(([, { file }]) => `/${file}`);
}

/** Writes into a built site's worker which build it is of and what it keeps. A new build so makes it a new worker. */
export function fillWorker(siteDir: string): void {
  const read = (name: string) => readFileSync(join(siteDir, name), 'utf8');
  const files = keptFiles(JSON.parse(read('.vite/manifest.json')) as Record<string, Chunk>);
  const worker = read('worker.js');
  const build = createHash('sha256')
    .update([worker, read('index.html'), ...files].join())
    .digest('hex')
    .slice(0, 12);
  const filled = worker
    .replace("const build = 'none';", `const build = '${build}';`)
    .replace('const files = [];', `const files = ${JSON.stringify(files)};`);
  if (!filled.includes(build) || !filled.includes(String(files[0])))
    throw new Error('worker.js has no place for its build and its files');
  writeFileSync(join(siteDir, 'worker.js'), filled);
}
