import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { hasCode, readIfThere } from './files.ts';

/** What PostgreSQL writes to `postmaster.pid`. */
export interface Postmaster {
  pid: number;
  /** Null until it listens. */
  port: number | null;
  status: 'starting' | 'stopping' | 'ready' | 'standby' | 'unknown';
}

const pidFile = (pgData: string) => join(pgData, 'postmaster.pid');
const statuses = ['starting', 'stopping', 'ready', 'standby'] as const;

/** The server named in this data's pid file, alive or not; null if there is none. */
export async function readPostmaster(pgData: string): Promise<Postmaster | null> {
  const text = await readIfThere(pidFile(pgData));
  const lines = text.split('\n').map((line) => line.trim());
  const pid = Number(lines[0]);
  if (!Number.isInteger(pid) || pid <= 0) return null;
  return { pid, port: Number(lines[3]) || null, status: statuses.find((s) => s === lines[7]) ?? 'unknown' };
}

/** Whether that process is alive and is this data's PostgreSQL, not a later process with the same id. */
export function isRunning(pid: number, pgData: string): boolean {
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (!hasCode(error, 'EPERM')) return false;
  }
  if (process.platform === 'win32') return true;
  const command = process.platform === 'linux' ? linuxCommand(pid) : psCommand(pid);
  return command.includes(pgData);
}

/** Empty for a zombie, which keeps its process id until its parent reaps it. */
function linuxCommand(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8');
  } catch {
    return '';
  }
}

const psCommand = (pid: number): string =>
  spawnSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).stdout;

/** PostgreSQL ends in three ways: TERM waits for clients, INT (fast) rolls them back, QUIT needs recovery later. */
export function signalPostmaster(pid: number, signal: 'INT' | 'QUIT', pgCtl: string): void {
  if (process.platform === 'win32') {
    spawnSync(pgCtl, ['kill', signal, String(pid)]);
    return;
  }
  try {
    process.kill(pid, `SIG${signal}`);
  } catch (error) {
    if (!hasCode(error, 'ESRCH')) throw error;
  }
}

/** Ends this data's server if it runs: fast, then by force if it hasn't ended within `patienceMs`. */
export async function stopPostmaster(pgData: string, pgCtl: string, patienceMs = 30_000): Promise<void> {
  const found = await readPostmaster(pgData);
  if (!found) return;
  for (const signal of ['INT', 'QUIT'] as const) {
    if (!isRunning(found.pid, pgData)) return;
    signalPostmaster(found.pid, signal, pgCtl);
    if (await ended(found.pid, pgData, patienceMs)) return;
  }
  throw new Error(
    `PostgreSQL (process ${found.pid}) on ${pgData} does not end. End it by hand and start again.`,
  );
}

async function ended(pid: number, pgData: string, patienceMs: number): Promise<boolean> {
  for (const since = Date.now(); Date.now() - since < patienceMs; await delay(10)) {
    if (!isRunning(pid, pgData)) return true;
  }
  return false;
}

/**
 * Replaces a process id that is no longer PostgreSQL's (reused, or a zombie) with one that no process has, because
 * PostgreSQL doesn't start while a process with that id lives. The rest of the file stays, so that PostgreSQL still
 * refuses to start while a killed server's children use the data.
 */
export async function forgetDeadPostmaster(pgData: string): Promise<void> {
  const found = await readPostmaster(pgData);
  if (!found || isRunning(found.pid, pgData)) return;
  const text = await readFile(pidFile(pgData), 'utf8');
  await writeFile(pidFile(pgData), text.replace(/^\d+/, '2147483647'));
}
