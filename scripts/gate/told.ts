import { existsSync, readFileSync } from 'node:fs';
import type { Failure } from './outcome.ts';

/** How many lines the failures at the end of a run may take: they stand in its last 200. */
const room = 150;

/** Every failed test with the beginning of its first error. Where there are too many, each has a line, and then the rest is counted. */
export function failuresTold(failures: readonly Failure[]): string[] {
  const each = Math.max(Math.floor(room / Math.max(failures.length, 1)), 1);
  const shown = failures.slice(0, room).flatMap(({ test, error }) => [
    test,
    ...error
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, Math.min(each, 16) - 1)
      .map((line) => `    ${line.slice(0, 300)}`),
  ]);
  return failures.length > room ? [...shown, `and ${failures.length - room} more`] : shown;
}

/** What a failed page showed, whole: on a machine of which only the output is kept, it is all there is to look at. */
export function pageTold(path: string): string {
  if (!existsSync(path)) return `— ${path} is gone`;
  const text = readFileSync(path, 'utf8');
  const shown = text.slice(text.indexOf('# Error details')).split('\n').slice(0, 200).join('\n');
  return `\n— ${path}\n${shown}`;
}
