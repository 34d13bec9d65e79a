import { readFile, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode } from './files.ts';

const beatMs = 1_000;
const silenceMs = 10_000;

/**
 * Runs `work` while no other process does so with the same lock file. A killed holder is noticed at once when its
 * process is gone, and after ten seconds when another process has reused its id.
 */
export async function withLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  while (!(await taken(path))) {
    if (await isAbandoned(path)) await rm(path, { force: true });
    else await delay(25);
  }
  const beat = setInterval(
    () => void utimes(path, new Date(), new Date()).catch(() => clearInterval(beat)),
    beatMs,
  );
  try {
    return await work();
  } finally {
    clearInterval(beat);
    await rm(path, { force: true });
  }
}

async function taken(path: string): Promise<boolean> {
  try {
    await writeFile(path, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if (hasCode(error, 'EEXIST')) return false;
    throw error;
  }
}

async function isAbandoned(path: string): Promise<boolean> {
  try {
    const { mtimeMs } = await stat(path);
    if (Date.now() - mtimeMs > silenceMs) return true;
    const holder = Number(await readFile(path, 'utf8'));
    // An empty file has just been created by another process.
    return holder > 0 && !isAlive(holder);
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return false;
    throw error;
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return !hasCode(error, 'ESRCH');
  }
}
