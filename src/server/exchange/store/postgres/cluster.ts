import { access, chmod, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRoot } from '../data-dir.ts';
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

/**
 * Names the files of a data folder, and makes the folder. Where it is root's, others may pass through, for PostgreSQL
 * is another user; each file in it is closed by itself. Throws when the folder belongs to somebody else.
 */
export async function openCluster(dataDir: string): Promise<Cluster> {
  await mkdir(dataDir, { recursive: true, mode: isRoot() ? 0o711 : 0o700 });
  await access(dataDir, constants.W_OK | constants.X_OK).catch((error: unknown) => {
    throw new Error(`${dataDir} belongs to another user. Name another folder in LAYLINE_DATA_DIR.`, {
      cause: error,
    });
  });
  const { uid, mode } = await stat(dataDir);
  if (isRoot() && uid === 0) await chmod(dataDir, mode | 0o011);
  // PostgreSQL's process is recognised by this path on its command line, so it is always spelt the same.
  const home = await realpath(dataDir);
  return {
    pgData: join(home, 'postgres'),
    log: join(home, 'postgres.log'),
    lock: join(home, 'postgres.lock'),
    accessFile: join(home, 'postgres-access.json'),
  };
}

/** Throws when the user that PostgreSQL is to run as cannot come to its data: a home is closed to other users. */
export async function assertReachable({ pgData }: Cluster, user: RunAs): Promise<void> {
  if (!('uid' in user)) return;
  for (let folder = dirname(pgData); ; folder = dirname(folder)) {
    const { uid, gid, mode } = await stat(folder);
    const mayPass = uid === user.uid ? 0o100 : gid === user.gid ? 0o010 : 0o001;
    if (!(mode & mayPass)) {
      throw new Error(
        `PostgreSQL refuses to run as root and runs as system user ${user.uid}, who cannot come to ` +
          `${dirname(pgData)}: ${folder} is closed to others. Name another folder in LAYLINE_DATA_DIR.`,
      );
    }
    if (folder === dirname(folder)) return;
  }
}
