import { execFileSync } from 'node:child_process';
import { dirname } from 'node:path';
import { commandOf, node, root } from './commands.ts';

/** `npm run check`: types, lint, and the tests beside what changed since the last commit. No database, no browser. */

/** The folders of changed and new files. */
function changedFolders(): string[] {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).split('\n');
  const paths = [
    ...git('diff', '--name-only', '--diff-filter=d', 'HEAD'),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((path) => /\.tsx?$/.test(path));
  return [...new Set(paths.map((path) => `${dirname(path)}/`))];
}

const checks = [['--import', 'tsx', 'scripts/test.ts', 'types', 'lint']];
const folders = changedFolders();
if (folders.length > 0)
  checks.push([commandOf('vitest'), 'run', '--project', 'unit', '--passWithNoTests', ...folders]);

for (const check of checks) if ((await node(...check)) !== 0) process.exitCode = 1;
