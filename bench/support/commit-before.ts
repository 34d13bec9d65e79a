import { execFile } from 'node:child_process';
import { mkdtemp, rm, symlink } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';
import { buildProduct, ownSources } from './build-product.ts';
import { inconclusive } from './outcome.ts';
import type { Verdict } from './report.ts';

/**
 * The commit before the last work on speed: its gateway called the exchange by `fetch`. `LAYLINE_BENCH_BEFORE` names another,
 * e.g. `HEAD~1`.
 */
const lastSlow = 'f46902ab4a17ebb49617be255744c999557d6f98';

const run = promisify(execFile);
const git = async (...args: string[]): Promise<string> =>
  (await run('git', ['-C', ownSources, ...args])).stdout.trim();

/** The sources of an earlier commit, from which a bench starts the same program as from these. */
export interface CommitBefore {
  /** As `git` shortens it. */
  name: string;
  folder: string;
  /** A file of it, by its path in the project. */
  file(path: string): URL;
  /** Builds its site and its server into its `dist`, as `npm run build` does. */
  build(): Promise<void>;
}

/**
 * Checks the commit before out, with the packages of this one, and removes it when `bench` has ended. Inconclusive where the
 * clone does not hold it, as a shallow one.
 */
export async function besideCommitBefore(
  bench: (before: CommitBefore) => Promise<Verdict>,
): Promise<Verdict> {
  const asked = process.env.LAYLINE_BENCH_BEFORE ?? lastSlow;
  const commit = await git('rev-parse', '--verify', '--quiet', `${asked}^{commit}`).catch(() => null);
  if (commit === null)
    return inconclusive(
      `commit ${asked} is not in this clone. Fetch the history (git fetch --unshallow) and run it again.`,
    );
  const temporary = await mkdtemp(join(tmpdir(), 'layline-before-'));
  const folder = join(temporary, 'sources');
  try {
    await git('worktree', 'add', '--detach', folder, commit);
    await symlink(join(ownSources, 'node_modules'), join(folder, 'node_modules'), 'junction');
    await symlink(join(ownSources, 'bench/node_modules'), join(folder, 'bench/node_modules'), 'junction');
    return await bench({
      name: await git('rev-parse', '--short', commit),
      folder,
      file: (path) => pathToFileURL(join(folder, path)),
      build: () => buildProduct(folder),
    });
  } finally {
    await git('worktree', 'remove', '--force', folder);
    await rm(temporary, { recursive: true, force: true });
  }
}
