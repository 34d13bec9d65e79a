import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, symlink } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import type { Plugin } from 'vite';
import { bundleProgram } from '../support/bundle-program.ts';

/** The commit that finished the first issue: the exchange with only winner markets. */
export const firstCommit = 'd81255c5193542e98c2d6b11011fadb2f4ec2c28';

const root = fileURLToPath(new URL('../..', import.meta.url));
const run = promisify(execFile);

/** Whether the commit is in this clone. A shallow clone has only the newest, a source archive none. */
export const hasCommit = (commit: string): Promise<boolean> =>
  run('git', ['-C', root, 'rev-parse', '--verify', '--quiet', `${commit}^{commit}`]).then(
    () => true,
    () => false,
  );

/** Bundles the same program from the current sources and from those of the commit, in a folder. */
export async function buildPrograms(folder: string, commit: string): Promise<{ now: URL; before: URL }> {
  await symlink(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  const old = join(folder, 'sources');
  await mkdir(old);
  const archive = join(folder, 'sources.tar');
  await run('git', [
    '-C',
    root,
    'archive',
    '--output',
    archive,
    commit,
    'src',
    'package.json',
    'tsconfig.json',
  ]);
  await run('tar', ['-xf', archive, '-C', old]);
  for (const part of ['engine-cpu', 'support'])
    await cp(join(root, 'bench', part), join(old, 'bench', part), { recursive: true });
  return { now: await bundle(root, join(folder, 'now')), before: await bundle(old, join(folder, 'before')) };
}

const bundle = (sources: string, outDir: string): Promise<URL> =>
  bundleProgram(sources, 'bench/engine-cpu/engine-program.ts', outDir, [whereItStood(sources)]);

/** The bench names files by their current paths. A file that is not there is looked up by its name. */
function whereItStood(sources: string): Plugin {
  let paths: Promise<string[]> | undefined;
  const inSources = async (name: string) => {
    paths ??= readdir(join(sources, 'src'), { recursive: true });
    const found = (await paths).filter((path) => basename(path) === name);
    if (found.length !== 1) throw new Error(`${found.length} files of ${sources} are called ${name}.`);
    return join(sources, 'src', found[0]!);
  };
  return {
    name: 'where-it-stood',
    enforce: 'pre',
    resolveId: (specifier, importer) => {
      if (!importer?.startsWith(join(sources, 'bench')) || !specifier.includes('/src/')) return null;
      return existsSync(resolve(dirname(importer), specifier)) ? null : inSources(basename(specifier));
    },
  };
}
