import { readFile } from 'node:fs/promises';

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
