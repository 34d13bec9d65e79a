import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chown, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import { superuser } from './access.ts';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import type { RunAs } from './run-as.ts';

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
