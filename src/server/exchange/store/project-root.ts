import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The clone's folder, whether this runs from source or from a bundle under `dist/`. Throws outside a clone. */
export function projectRoot(from = dirname(fileURLToPath(import.meta.url))): string {
  const manifest = join(from, 'package.json');
  if (existsSync(manifest) && isLayline(manifest)) return from;
  const parent = dirname(from);
  if (parent === from)
    throw new Error('The project folder, with its package.json, was not found above the program.');
  return projectRoot(parent);
}

function isLayline(manifest: string): boolean {
  const parsed: unknown = JSON.parse(readFileSync(manifest, 'utf8'));
  return typeof parsed === 'object' && parsed !== null && 'name' in parsed && parsed.name === 'layline';
}
