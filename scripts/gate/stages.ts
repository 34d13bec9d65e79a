import { existsSync, mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { browserNote } from '../browser-launch.ts';
import { recordingFolder } from '#tests/machine-coverage/recording-files.ts';
import { plain } from '#tests/support/test-log.ts';
import { commandOf, root } from '../commands.ts';
import { oneCheck, outcomeOf, readNotes, type Outcome } from './outcome.ts';
import { runLimited } from './run-limited.ts';

export interface Stage {
  readonly name: string;
  /** Seconds after which it is ended, on a usual machine. */
  readonly limit: number;
  /** The stage that must succeed before this one can run. */
  readonly needs?: string;
  /** Why it is skipped, if it is. */
  readonly skip?: () => string | undefined;
  /** Takes the stage's name and its limit in ms. */
  readonly run: (name: string, limit: number) => Promise<Outcome>;
}

/** Runs every command, so that one failure does not hide the next. */
const check =
  (...commands: string[][]): Stage['run'] =>
  async (name, limit) => {
    const wrong: string[] = [];
    for (const command of commands) {
      const { exitCode, ended, output } = await runLimited(command, limit, { keepsOutput: true });
      const called = command.find((word) => !word.startsWith('-') && word !== 'tsx')?.replace(root, '');
      if (ended) wrong.push(`${ended}: ${called}`);
      else if (exitCode !== 0) wrong.push(`${called} ended with code ${exitCode}:\n${plain(output)}`);
    }
    return oneCheck(name, wrong.length > 0 ? wrong.join('\n') : undefined);
  };

/** Runs a test runner whose reporter writes what it runs to a log. */
async function logged(name: string, limit: number, args: string[], env = {}): Promise<Outcome> {
  const log = join(root, 'test-results', `${name}.jsonl`);
  mkdirSync(join(root, 'test-results'), { recursive: true });
  rmSync(log, { force: true });
  const run = await runLimited(args, limit, { env: { LAYLINE_TEST_LOG: log, ...env } });
  return outcomeOf(name, readNotes(log), run);
}

const reporters = ['--reporter=default', '--reporter=./tests/support/vitest.reporter.ts'];

const vitestWith =
  (env: Record<string, string>): Stage['run'] =>
  (name, limit) =>
    logged(name, limit, [commandOf('vitest'), 'run', ...reporters, '--project', name], env);

const vitest = vitestWith({});

/** Whether the unit tests of this run have recorded what machines do. */
let isRecorded = false;

const unit: Stage['run'] = async (name, limit) => {
  const folder = join(root, 'test-results', 'machine-coverage');
  rmSync(folder, { recursive: true, force: true });
  const outcome = await vitestWith({ [recordingFolder]: folder })(name, limit);
  isRecorded = true;
  return outcome;
};

/** Reads what the unit tests have recorded; alone, it runs the machines' tests for it. */
const coverage: Stage['run'] = (name, limit) =>
  check([...ts, 'scripts/machine-coverage.ts', ...(isRecorded ? ['--recorded'] : [])])(name, limit);

const playwright =
  (config: string): Stage['run'] =>
  (name, limit) =>
    logged(name, limit, [commandOf('playwright'), 'test', '--config', config]);

/** Builds the Storybook that designers get and plays every story at both widths. */
const stories: Stage['run'] = async (name, limit) => {
  const build = [commandOf('storybook'), 'build', '--disable-telemetry', '--quiet'];
  const { exitCode, ended } = await runLimited(build, limit);
  if (ended ?? exitCode !== 0) return oneCheck(name, ended ?? `storybook build ended with code ${exitCode}.`);
  return playwright('tests/stories/playwright.config.ts')(name, limit);
};

const unlessFolder = (path: string) => () =>
  existsSync(join(root, path)) ? undefined : `there is no ${path}`;
const unlessBrowser = () => (existsSync(browserNote) ? undefined : 'there is no browser');
const unlessLong = () => (process.env.LAYLINE_LONG ? undefined : 'it is part of a long run');

/** Options with which Node runs a .ts file. */
const ts = ['--import', 'tsx'];
const tsc = commandOf('tsc', '@typescript/native');

/** One per room, each with what it may use: browser and Node, Node, or the language alone. */
const typePrograms = ['.', 'src/server', 'src/domain', 'machines', 'packages/stepper'];

/** Cheap ones first. */
export const stages: readonly Stage[] = [
  { name: 'find-browser', limit: 60, run: check([...ts, 'scripts/find-browser.ts']) },
  { name: 'types', limit: 120, run: check(...typePrograms.map((folder) => [tsc, '-p', folder])) },
  {
    name: 'lint',
    limit: 120,
    run: check(
      [commandOf('oxlint'), '--type-aware', '--deny-warnings'],
      [commandOf('knip')],
      [commandOf('knip'), '--production', '--config', 'knip.production.jsonc'],
    ),
  },
  { name: 'format', limit: 120, run: check([commandOf('prettier'), '--check', '--log-level', 'warn', '.']) },
  {
    name: 'generated',
    limit: 60,
    run: check([...ts, 'codegen.ts', '--check'], [...ts, 'scripts/settings-table.ts', '--check']),
  },
  { name: 'rules', limit: 60, run: check([...ts, 'scripts/rules-proven.ts', '--check']) },
  { name: 'unit', limit: 600, run: unit },
  { name: 'coverage', limit: 200, needs: 'unit', run: coverage },
  { name: 'exchange', limit: 400, run: vitest },
  { name: 'stepper', limit: 200, run: vitest },
  { name: 'worlds', limit: 300, run: vitest },
  { name: 'cases', limit: 120, run: vitest },
  {
    name: 'planted',
    limit: 3_600,
    skip: unlessLong,
    run: check([...ts, 'tests/cases/planted/run-planted.ts']),
  },
  {
    name: 'recordings',
    limit: 3_600,
    skip: () =>
      process.env.LAYLINE_RECORDINGS ? undefined : 'LAYLINE_RECORDINGS names no folder of recordings',
    run: vitest,
  },
  {
    name: 'build',
    limit: 120,
    run: check(
      [...ts, 'scripts/build.ts'],
      [...ts, 'scripts/check-bundle.ts'],
      [...ts, 'scripts/check-stepper.ts'],
    ),
  },
  { name: 'contract', limit: 400, skip: unlessFolder('tests/contract'), run: vitest },
  { name: 'stories', limit: 600, needs: 'find-browser', run: stories },
  {
    name: 'journeys',
    limit: 600,
    needs: 'build',
    skip: unlessBrowser,
    run: playwright('tests/playwright.config.ts'),
  },
  {
    name: 'long-journeys',
    limit: 7_200,
    needs: 'build',
    skip: () => unlessLong() ?? unlessBrowser(),
    run: playwright('tests/journeys/long/playwright.config.ts'),
  },
  {
    name: 'sweep',
    limit: 400,
    needs: 'build',
    skip: unlessBrowser,
    run: playwright('tests/sweep/playwright.config.ts'),
  },
  { name: 'faults', limit: 600, skip: unlessFolder('tests/faults'), run: vitest },
];

/** In a long run the counts are many times those of the gate. */
export const limitOf = ({ limit }: Stage, slowness: number): number =>
  limit * 1_000 * slowness * (process.env.LAYLINE_LONG ? 20 : 1);
