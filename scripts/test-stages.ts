import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserNote } from './browser-launch.ts';
import { commandOf, node, root } from './commands.ts';
import {
  failedPages,
  oneCheck,
  playwrightCounts,
  readReport,
  vitestCounts,
  type Counts,
  type PlaywrightReport,
} from './test-reports.ts';

export interface Stage {
  readonly name: string;
  /** The stage that must succeed before this one can run. */
  readonly needs?: string;
  /** Why it is skipped, if it is. */
  readonly skip?: () => string | undefined;
  readonly run: () => Promise<Counts>;
}

/** Runs every command, so that one failure does not hide the next. */
async function check(...commands: string[][]): Promise<Counts> {
  const codes: number[] = [];
  for (const command of commands) codes.push(await node(...command));
  return oneCheck(codes.every((code) => code === 0));
}

async function vitest(...projects: string[]): Promise<Counts> {
  const report = join(root, `test-results/vitest-${projects.join('-')}.json`);
  rmSync(report, { force: true });
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const asked = projects.flatMap((name) => ['--project', name]);
  const code = await node(commandOf('vitest'), 'run', ...reporters, ...asked);
  return vitestCounts(readReport(report), code);
}

/** Builds the Storybook that designers get and plays every story at both widths. */
async function stories(): Promise<Counts> {
  const code = await node(commandOf('storybook'), 'build', '--disable-telemetry', '--quiet');
  if (code !== 0) return oneCheck(false);
  return playwright('tests/stories/playwright.config.ts', 'stories.json');
}

async function playwright(config: string, reportName: string): Promise<Counts> {
  const report = join(root, 'test-results', reportName);
  rmSync(report, { force: true });
  const code = await node(commandOf('playwright'), 'test', '--config', config);
  const read = readReport<PlaywrightReport>(report);
  for (const page of read ? failedPages(read) : []) console.log(pageTold(page));
  return playwrightCounts(read, code);
}

/** What a failed page showed, whole: on a machine of which only the output is kept, it is all there is to look at. */
const pageTold = (path: string): string => {
  const text = readFileSync(path, 'utf8');
  const shown = text.slice(text.indexOf('# Error details')).split('\n').slice(0, 200).join('\n');
  return `\n— ${path}\n${shown}`;
};

const unlessFolder = (path: string) => () =>
  existsSync(join(root, path)) ? undefined : `there is no ${path}`;

/** Options with which Node runs a .ts file. */
const ts = ['--import', 'tsx'];
const tsc = commandOf('tsc', '@typescript/native');

/** One per room, each with what it may use: browser and Node, Node, or the language alone. */
const typePrograms = ['.', 'src/server', 'src/domain', 'machines'];

export const stages: readonly Stage[] = [
  { name: 'find-browser', run: () => check([...ts, 'scripts/find-browser.ts']) },
  { name: 'types', run: () => check(...typePrograms.map((folder) => [tsc, '-p', folder])) },
  {
    name: 'lint',
    run: () =>
      check(
        [commandOf('oxlint'), '--type-aware', '--deny-warnings'],
        [commandOf('knip')],
        [commandOf('knip'), '--production', '--config', 'knip.production.jsonc'],
      ),
  },
  { name: 'format', run: () => check([commandOf('prettier'), '--check', '--log-level', 'warn', '.']) },
  {
    name: 'generated',
    run: () => check([...ts, 'codegen.ts', '--check'], [...ts, 'scripts/settings-table.ts', '--check']),
  },
  { name: 'build', run: () => check([...ts, 'scripts/build.ts'], [...ts, 'scripts/check-bundle.ts']) },
  { name: 'unit', run: () => vitest('unit') },
  { name: 'exchange', run: () => vitest('exchange') },
  { name: 'contract', skip: unlessFolder('tests/contract'), run: () => vitest('contract') },
  { name: 'cases', run: () => vitest('cases') },
  {
    name: 'planted',
    skip: () => (process.env.LAYLINE_LONG ? undefined : 'it is part of a long run'),
    run: () => check([...ts, 'tests/cases/planted/run-planted.ts']),
  },
  {
    name: 'recordings',
    skip: () =>
      process.env.LAYLINE_RECORDINGS ? undefined : 'LAYLINE_RECORDINGS names no folder of recordings',
    run: () => vitest('recordings'),
  },
  { name: 'stories', needs: 'find-browser', run: stories },
  { name: 'faults', skip: unlessFolder('tests/faults'), run: () => vitest('faults') },
  {
    name: 'journeys',
    needs: 'build',
    skip: () => (existsSync(browserNote) ? undefined : 'there is no browser'),
    run: () => playwright('tests/playwright.config.ts', 'journeys.json'),
  },
  {
    name: 'long-journeys',
    needs: 'build',
    skip: () => (process.env.LAYLINE_LONG ? undefined : 'it is part of a long run'),
    run: () => playwright('tests/journeys/long/playwright.config.ts', 'long-journeys.json'),
  },
  {
    name: 'sweep',
    needs: 'build',
    skip: () => (existsSync(browserNote) ? undefined : 'there is no browser'),
    run: () => playwright('tests/sweep/playwright.config.ts', 'sweep.json'),
  },
];
