import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { projectRoot } from './project-root.ts';

/** Where a program running as root keeps what its unprivileged database user must reach. */
export const rootDataHome = '/var/lib/layline';

export const isRoot = (): boolean => process.getuid?.() === 0;

/**
 * The folder for all data: `LAYLINE_DATA_DIR`, else `.layline/` in the project. PostgreSQL refuses to run as root, and
 * its own user may not be able to reach the project, so root's default is
 * `/var/lib/layline/<hash of the project's path>`.
 */
export function defaultDataDir(env: NodeJS.ProcessEnv = process.env): string {
  if (env.LAYLINE_DATA_DIR) return resolve(env.LAYLINE_DATA_DIR);
  const project = projectRoot();
  if (!isRoot()) return join(project, '.layline');
  return join(rootDataHome, createHash('sha256').update(project).digest('hex').slice(0, 12));
}
