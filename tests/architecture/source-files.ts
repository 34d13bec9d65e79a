import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface SourceFile {
  /** Relative to the project folder, with slashes. */
  readonly path: string;
  readonly text: string;
}

export const root = fileURLToPath(new URL('../..', import.meta.url));

const folders = ['src', 'machines', 'packages', 'tests', 'scripts', 'bench', '.storybook'];
const isLeftOut = (path: string) => /(^|\/)(node_modules|__generated__|migrations|dist)(\/|$)/.test(path);

/** Paths of all hand-written files of the project, code and other. */
export function writtenPaths(): string[] {
  return folders.flatMap((folder) => walk(folder)).sort();
}

/** All hand-written code. */
export function sourceFiles(): SourceFile[] {
  return writtenPaths()
    .filter((path) => /\.(ts|tsx|mjs|js)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
}

function walk(folder: string): string[] {
  if (isLeftOut(folder)) return [];
  let entries;
  try {
    entries = readdirSync(join(root, folder), { withFileTypes: true });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
  return entries.flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    return entry.isDirectory() ? walk(path) : [path];
  });
}
