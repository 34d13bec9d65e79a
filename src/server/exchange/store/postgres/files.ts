import { chown, readFile, stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRoot } from '../data-dir.ts';

/** Whether an error is a system (or Node) error with that code, such as `ENOENT`. */
export const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code;

/** A text file's contents; empty if there is no such file. */
export async function readIfThere(path: string): Promise<string> {
  try {
    return await readFile(path, 'utf8');
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return '';
    throw error;
  }
}

/** Gives a file that root created to its folder's owner, who may start the program next time. */
export async function giveToOwner(path: string): Promise<void> {
  if (!isRoot()) return;
  const { uid, gid } = await stat(dirname(path));
  await chown(path, uid, gid);
}
