import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, chown, mkdir, realpath, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRoot } from '../data-dir.ts';
import type { Binaries } from './binaries.ts';
import { readIfThere } from './files.ts';
import type { RunAs } from './run-as.ts';

/** The files of one embedded PostgreSQL. */
export interface Cluster {
  /** PostgreSQL's own folder, of the user it runs as. */
  pgData: string;
  log: string;
  lock: string;
  /** Port and password, readable by this process's user alone. */
  accessFile: string;
}

export interface Access {
  port: number;
  password: string;
}

export const superuser = 'layline';

/**
 * Names the files of a data folder, and makes the folder. Where root has it, others may pass through, for PostgreSQL
 * is another user; each file in it is closed by itself.
 */
export async function openCluster(dataDir: string): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  if (isRoot()) await chmod(dataDir, (await stat(dataDir)).mode | 0o011);
  // PostgreSQL's process is recognised by this path on its command line, so it is always spelt the same.
  const home = await realpath(dataDir);
  return {
    pgData: join(home, 'postgres'),
    log: join(home, 'postgres.log'),
    lock: join(home, 'postgres.lock'),
    accessFile: join(home, 'postgres-access.json'),
  };
}

/** The kept port and password; null before the first start. Throws when the data is there and its password is not. */
export async function readAccess({ accessFile, pgData }: Cluster): Promise<Access | null> {
  const text = await readIfThere(accessFile);
  if (text) return JSON.parse(text) as Access;
  if (existsSync(pgData))
    throw new Error(`${accessFile}, the password of the data beside it, is gone. Put it back.`);
  return null;
}

export const newPassword = (): string => randomBytes(24).toString('base64url');

/** Written whole or not at all. */
export async function writeAccess({ accessFile }: Cluster, access: Access): Promise<void> {
  const draft = `${accessFile}.${process.pid}`;
  await writeFile(draft, JSON.stringify(access), { mode: 0o600 });
  await rename(draft, accessFile);
}

/** Throws when the user that PostgreSQL is to run as cannot come to its data: a home is closed to other users. */
export function assertReachable({ pgData }: Cluster, { postgres }: Binaries, user: RunAs): void {
  const { error } = spawnSync(postgres, ['--version'], { ...user, cwd: dirname(pgData) });
  if (!error) return;
  throw new Error(
    `PostgreSQL runs as system user ${user.uid} here, for it refuses root, and that user cannot reach ` +
      `${dirname(pgData)} (${error.message}). Name another folder in LAYLINE_DATA_DIR.`,
  );
}

/** Makes the data of a new server, under another name until it is whole. Nothing happens when it is there. */
export async function createData(
  { pgData }: Cluster,
  { initdb }: Binaries,
  user: RunAs,
  { password, durable }: { password: string; durable: boolean },
): Promise<void> {
  if (existsSync(pgData)) return;
  const draft = `${pgData}.draft`;
  const passwordFile = `${pgData}.password`;
  await rm(draft, { recursive: true, force: true });
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if ('uid' in user) for (const path of [draft, passwordFile]) await chown(path, user.uid, user.gid);
  const options = [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // Built in, so that names sort and fold case alike on every machine.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  const made = spawnSync(initdb, options, { ...user, cwd: draft, env: cleanEnvironment(), encoding: 'utf8' });
  await rm(passwordFile);
  if (made.status !== 0) {
    throw new Error(
      `PostgreSQL could not make its data in ${pgData}: ${made.error?.message ?? made.stderr.trim()}`,
    );
  }
  await rename(draft, pgData);
}

/** Without the PG… variables of somebody else's server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  return { LC_ALL: 'C', ...Object.fromEntries(kept.map((name) => [name, process.env[name]])) };
}
