import { spawnSync } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { isRoot } from '../data-dir.ts';

/** The system user that PostgreSQL runs as; `{}` is this process's own. */
export type RunAs = { uid: number; gid: number } | Record<string, never>;

const ownUser = 'layline';

/**
 * PostgreSQL refuses to run as root, so root hands it to the owner of the data there is, else to `layline` or
 * `postgres`, else to a system user `layline` that is made here. Anyone else runs it as themselves.
 */
export async function runAs(pgData: string): Promise<RunAs> {
  if (!isRoot()) return {};
  const owner = await stat(pgData).catch(() => null);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const user = idsOf(ownUser) ?? idsOf('postgres') ?? createOwnUser();
  if (user) return user;
  throw new Error(
    'PostgreSQL refuses to run as root, and no system user for it could be made. Make one ' +
      `(useradd --system ${ownUser}), start as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.`,
  );
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
