import { access, chmod, constants, mkdir, realpath, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { isRoot } from '../data-dir.ts';
import type { RunAs } from './run-as.ts';

/** The files of one embedded PostgreSQL. */
export interface Cluster {
  /** PostgreSQL's own folder, owned by the user it runs as. */
  pgData: string;
  log: string;
  lock: string;
  /** Port and password, readable only by this process's user. */
  accessFile: string;
}

/**
 * Names the files of a data folder and creates the folder. If root owns it, others may pass through it, since
 * PostgreSQL runs as another user; each file in it has its own protection. Throws when the folder belongs to somebody
 * else.
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
  // PostgreSQL's process is recognised by this path on its command line, so it must always be spelt the same.
  const home = await realpath(dataDir);
  return {
    pgData: join(home, 'postgres'),
    log: join(home, 'postgres.log'),
    lock: join(home, 'postgres.lock'),
    accessFile: join(home, 'postgres-access.json'),
  };
}

/** Throws when the user that PostgreSQL runs as can't reach its data, for example below a closed home folder. */
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
