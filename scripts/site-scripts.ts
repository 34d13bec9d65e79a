import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotli } from './compress-site.ts';

/** The parts of Vite's manifest that are read here. */
interface Chunk {
  readonly file: string;
  readonly isEntry?: boolean;
  readonly isDynamicEntry?: boolean;
  readonly imports?: readonly string[];
  readonly dynamicImports?: readonly string[];
}

/** Files of the site that are requested together, and their size as sent, in bytes of brotli. */
export interface ScriptGroup {
  readonly name: string;
  readonly bytes: number;
}

export interface SiteScripts {
  /** What every page needs before it draws. */
  readonly first: ScriptGroup;
  /** What each lazily loaded part adds to what is already loaded when it is requested. */
  readonly lazy: readonly ScriptGroup[];
}

/** Reads the scripts of a built site from Vite's manifest. Throws when there is none. */
export function siteScripts(siteDir: string): SiteScripts {
  const path = join(siteDir, '.vite/manifest.json');
  if (!existsSync(path)) throw new Error(`${path} is missing: run \`npm run build\` first.`);
  const manifest = JSON.parse(readFileSync(path, 'utf8')) as Record<string, Chunk>;
  const sizes = new Map<string, number>();
  const sizeOf = (file: string) => {
    const known = sizes.get(file) ?? brotli(readFileSync(join(siteDir, file))).length;
    sizes.set(file, known);
    return known;
  };
  const withImports = (name: string, seen = new Set<string>()): Set<string> => {
    if (seen.has(name)) return seen;
    seen.add(name);
    for (const imported of manifest[name]?.imports ?? []) withImports(imported, seen);
    return seen;
  };
  const group = (name: string, chunks: readonly string[]): ScriptGroup => {
    const files = chunks.map((chunk) => manifest[chunk]!.file).filter((file) => file.endsWith('.js'));
    return { name, bytes: files.reduce((sum, file) => sum + sizeOf(file), 0) };
  };
  const names = Object.keys(manifest);
  const entry = names.find((name) => manifest[name]!.isEntry);
  if (!entry) throw new Error(`${path} names no entry.`);
  const first = withImports(entry);
  /** What has been loaded before a part is requested. */
  const before = (part: string): Set<string> => {
    const askers = names.filter((name) => manifest[name]!.dynamicImports?.includes(part));
    const [one = first, ...others] = askers.map((name) => withImports(name));
    return new Set([...first, ...[...one].filter((chunk) => others.every((other) => other.has(chunk)))]);
  };
  return {
    first: group('first', [...first]),
    lazy: names
      .filter((name) => manifest[name]!.isDynamicEntry && !first.has(name))
      .map((name) => {
        const loaded = before(name);
        return group(
          name,
          [...withImports(name)].filter((chunk) => !loaded.has(chunk)),
        );
      }),
  };
}
