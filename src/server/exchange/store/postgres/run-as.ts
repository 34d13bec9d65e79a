import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { dirname } from 'node:path';
import { isRoot } from '../data-dir.ts';

/** The system user that PostgreSQL runs as; `{}` stands for this process's user. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

const ownUser = 'layline';

/**
 * PostgreSQL refuses to run as root, so root runs it as the owner of the data or its folder, else as `layline` or
 * `postgres`, else as a system user `layline` created here. Any other user runs it as themselves.
 */
export async function runAs(pgData: string): Promise<RunAs> {
  if (!isRoot()) return {};
  const user =
    (await ownerOf(pgData)) ??
    (await ownerOf(dirname(pgData))) ??
    idsOf(ownUser) ??
    idsOf('postgres') ??
    createOwnUser();
  if (user) return user;
  throw new Error(
    'PostgreSQL refuses to run as root, and no system user for it could be made. Make one ' +
      `(useradd --system ${ownUser}), start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
}

/** Null if there is no such folder, root owns it, or its owner is unknown to the system, which initdb refuses. */
async function ownerOf(folder: string): Promise<RunAs | null> {
  const { uid, gid } = await stat(folder).catch(() => ({ uid: 0, gid: 0 }));
  return uid !== 0 && spawnSync('id', [String(uid)]).status === 0 ? { uid, gid } : null;
}

function createOwnUser(): RunAs | null {
  const shadow = ['--system', '--user-group', '--no-create-home', '--shell', '/usr/sbin/nologin', ownUser];
  if (spawnSync('useradd', shadow).status !== 0) spawnSync('adduser', ['-S', '-D', '-H', ownUser]);
  return idsOf(ownUser);
}

function idsOf(user: string): RunAs | null {
  const uid = idOf('-u', user);
  const gid = idOf('-g', user);
  return uid && gid ? { uid, gid } : null;
}

function idOf(flag: '-u' | '-g', user: string): number | null {
  const { status, stdout } = spawnSync('id', [flag, user], { encoding: 'utf8' });
  return status === 0 ? Number(stdout) : null;
}
