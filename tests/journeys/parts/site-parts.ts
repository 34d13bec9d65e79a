import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

interface Chunk {
  readonly file: string;
  readonly imports?: readonly string[];
}

const manifest = JSON.parse(
  readFileSync(fileURLToPath(new URL('../../../dist/site/.vite/manifest.json', import.meta.url)), 'utf8'),
) as Readonly<Record<string, Chunk>>;

/** The scripts that a part of the site needs, its own among them. */
export function scriptsOf(part: string): ReadonlySet<string> {
  if (!manifest[part]) throw new Error(`The build has no part ${part}`);
  const files = new Set<string>();
  const visit = (name: string) => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(visit);
  };
  visit(part);
  return files;
}
