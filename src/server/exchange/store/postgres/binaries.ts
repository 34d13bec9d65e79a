import { spawnSync } from 'node:child_process';
import { chmod, cp, mkdir, readdir, readFile, rename, rm, stat, symlink } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { packagedPostgres, type PackagedPostgres } from './packaged-postgres.ts';
import type { RunAs } from './run-as.ts';

export interface Binaries {
  postgres: string;
  initdb: string;
  pgCtl: string;
}

/**
 * The npm package's programs, ready for the user who will run them. They run where they are installed if that user can
 * reach them, and otherwise (a clone in a home that only its owner can read) as a copy under `copyHome`. Throws an
 * error that names DATABASE_URL if they don't run on this platform.
 */
export async function usableBinaries(
  user: RunAs,
  copyHome: string,
  packaged: PackagedPostgres = packagedPostgres(),
): Promise<Binaries> {
  const inPlace = await prepare(packaged.native, user);
  if (!inPlace.problem) return inPlace.binaries;
  const copied = await prepare(await copyOf(packaged, copyHome), user);
  if (!copied.problem) return copied.binaries;
  throw new Error(
    `The PostgreSQL of the npm package does not run here: ${copied.problem}. ` +
      'Set DATABASE_URL to a PostgreSQL of your own (15 or newer).',
  );
}

async function prepare(native: string, user: RunAs): Promise<{ binaries: Binaries; problem: string | null }> {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const program = (name: string) => join(native, 'bin', `${name}${suffix}`);
  const binaries = { postgres: program('postgres'), initdb: program('initdb'), pgCtl: program('pg_ctl') };
  return { binaries, problem: (await repair(native, binaries)) ?? whyNotRunning(native, binaries, user) };
}

/** Does what the package's install script does, since npm may have been told not to run scripts. */
async function repair(native: string, binaries: Binaries): Promise<string | null> {
  try {
    const list = await readFile(join(native, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
    for (const { source, target } of JSON.parse(list) as { source: string; target: string }[]) {
      const link = join(dirname(native), target);
      if (!existsSync(link)) await symlink(basename(source), link);
    }
    for (const program of Object.values(binaries)) {
      const { mode } = await stat(program);
      if ((mode & 0o555) !== 0o555) await chmod(program, mode | 0o555);
    }
    return null;
  } catch (error) {
    return String(error);
  }
}

function whyNotRunning(native: string, binaries: Binaries, user: RunAs): string | null {
  const probe = spawnSync(binaries.postgres, ['--version'], { ...user, cwd: native, encoding: 'utf8' });
  if (probe.error) return probe.error.message;
  return probe.status === 0 ? null : probe.stderr.trim() || `postgres --version ended with ${probe.status}`;
}

async function copyOf({ native, version }: PackagedPostgres, copyHome: string): Promise<string> {
  const home = join(copyHome, `postgresql-${version}`);
  const copy = join(home, basename(native));
  if (existsSync(copy)) return copy;
  const draft = join(copyHome, `.postgresql-${version}.${process.pid}`);
  await cp(native, join(draft, basename(native)), {
    recursive: true,
    verbatimSymlinks: true,
    filter: (path) => !path.endsWith('.a') && !path.endsWith('pkgconfig'),
  });
  await openToAll(draft);
  await mkdir(copyHome, { recursive: true });
  await rename(draft, home).catch(async (error: unknown) => {
    await rm(draft, { recursive: true });
    // Another start was quicker; its copy is as good.
    if (!existsSync(copy)) throw error;
  });
  return copy;
}

/** Makes everything readable and enterable by every user, whatever this process's umask. */
async function openToAll(folder: string): Promise<void> {
  await chmod(folder, 0o755);
  for (const entry of await readdir(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) await openToAll(path);
    else if (entry.isFile()) await chmod(path, ((await stat(path)).mode & 0o777) | 0o444);
  }
}
