import { chown, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRoot } from '../data-dir.ts';

/** Whether an error is the system's (or Node's) of that code, `ENOENT` and the like. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** A text file's contents; empty when there is no such file. */
export async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

/** What root makes in another user's folder is that user's, who may start it next time. */
export async function giveToOwner(path: string): Promise<void> {
  if (!isRoot()) return;
  const { uid, gid } = await stat(dirname(path));
  await chown(path, uid, gid);
}
