import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { commandOf, node, root } from './commands.ts';

/**
 * `npm run check`: types, lint, the rules of the house, and the tests in the folders of what changed since the last
 * commit. No database, no browser. Tests of files that import what changed are left to `npm test`.
 */

/** The folders of changed and new files. */
function changedFolders(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const paths = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((path) => /\.tsx?$/.test(path));
  return [...new Set(paths.map((path) => `${dirname(path)}/`))];
}

const checks = [
  ['--import', 'tsx', 'scripts/test.ts', 'types', 'lint'],
  [commandOf('vitest'), 'run', '--project', 'unit', 'tests/architecture/', ...changedFolders()],
];

for (const check of checks) if ((await node(...check)) !== 0) process.exitCode = 1;
