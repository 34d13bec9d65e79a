import { execFile } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { chown, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { superuser } from './access.ts';
import type { Binaries } from './binaries.ts';
import type { Cluster } from './cluster.ts';
import type { RunAs } from './run-as.ts';

const draftMark = '.draft-';

/** Creates the data of a new server, under another name until it is complete. Does nothing if it already exists. */
export async function createData(
  { pgData }: Cluster,
  { initdb }: Binaries,
  user: RunAs,
  { password, durable }: { password: string; durable: boolean },
): Promise<void> {
  if (existsSync(pgData)) return;
  await removeDrafts(pgData);
  // A unique name, since the initdb of a killed start may still be working on another draft.
  const draft = `${pgData}${draftMark}${randomUUID()}`;
  const passwordFile = `${draft}.password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if ('uid' in user) for (const path of [draft, passwordFile]) await chown(path, user.uid, user.gid);
  const options = [
    `--pgdata=${draft}`,
    `--username=${superuser}`,
    `--pwfile=${passwordFile}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    // The builtin locale makes names sort and fold case alike on every machine.
    '--locale=C',
    '--locale-provider=builtin',
    '--builtin-locale=C.UTF-8',
    ...(durable ? [] : ['--no-sync']),
  ];
  try {
    await promisify(execFile)(initdb, options, { ...user, cwd: draft, env: cleanEnvironment() });
  } catch (error) {
    const said = error instanceof Error && 'stderr' in error ? String(error.stderr).trim() : '';
    throw new Error(`PostgreSQL could not make its data in ${pgData}: ${said || String(error)}`, {
      cause: error,
    });
  } finally {
    await rm(passwordFile);
  }
  await rename(draft, pgData);
}

async function removeDrafts(pgData: string): Promise<void> {
  const home = dirname(pgData);
  for (const name of await readdir(home)) {
    if (!name.startsWith(basename(pgData) + draftMark)) continue;
    await rm(join(home, name), { recursive: true, force: true, maxRetries: 50, retryDelay: 100 });
  }
}

/** The environment without PG… variables, which may name another server. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'TEMP', 'TMP', 'SystemRoot', 'LD_LIBRARY_PATH'];
  return { LC_ALL: 'C', ...Object.fromEntries(kept.map((name) => [name, process.env[name]])) };
}
