import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('../..', import.meta.url));
const git = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', ['-C', root, ...args])).stdout.trim();

/** The sources of an earlier commit, from which a bench starts the same program as from these. */
export interface CommitBefore {
  /** As `git` shortens it. */
  name: string;
  /** A file of it, by its path in the project. */
  file(path: string): URL;
  remove(): Promise<void>;
}

/**
 * Checks out a commit, or the one that `LAYLINE_BENCH_BEFORE` names, with the packages of this one. Null where the clone does
 * not hold it, as a shallow one.
 */
export async function commitBefore(commitId: string): Promise<CommitBefore | null> {
  const asked = process.env.LAYLINE_BENCH_BEFORE ?? commitId;
  const commit = await git('rev-parse', '--verify', '--quiet', `${asked}^{commit}`).catch(() => null);
  if (commit === null) return null;
  const folder = await mkdtemp(join(tmpdir(), 'layline-before-'));
  const sources = join(folder, 'sources');
  await git('worktree', 'add', '--detach', sources, commit);
  await symlink(join(root, 'node_modules'), join(sources, 'node_modules'), 'junction');
  return {
    name: await git('rev-parse', '--short', commit),
    file: (path) => pathToFileURL(join(sources, path)),
    remove: async () => {
      await git('worktree', 'remove', '--force', sources);
      await rm(folder, { recursive: true, force: true });
    },
  };
}
