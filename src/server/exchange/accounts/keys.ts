import { randomBytes, timingSafeEqual, createHash } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** A key of this data folder, created at the first start that needs it and readable only by its owner. */
export async function keptKey(
  dataDir: string,
  name: 'operator-key' | 'games-key' | 'provider-key' | 'two-step-key',
): Promise<string> {
  const path = join(dataDir, name);
  const kept = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  if (kept.trim()) return kept.trim();
  const key = randomBytes(32).toString('base64url');
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${path}.new`, `${key}\n`, { mode: 0o600 });
  await rename(`${path}.new`, path);
  return key;
}

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Compares in a time that reveals nothing about the key. */
export const isSameKey = (given: string | undefined, key: string): boolean =>
  given !== undefined && timingSafeEqual(digest(given), digest(key));
