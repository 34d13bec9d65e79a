import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isProcessReport, type ProcessReport } from '#server/runtime/process.ts';

export type ProgramName = 'crowd' | 'demo-provider' | 'exchange' | 'gateway' | 'games' | 'maker' | 'replay';

export type Ready = Extract<ProcessReport, { type: 'ready' }>;

/** A program did not start. The message says why, in words for a person. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
  /** The cause lies outside the program and may pass, so it should be started again. */
  readonly mayPass: boolean;

  constructor(message: string, { mayPass = false } = {}) {
    super(message);
    this.mayPass = mayPass;
  }
}

/** Longer than PostgreSQL takes to recover from a crash. */
const patienceMs = 180_000;

/**
 * Programs that hold little. By default V8 lets a heap grow to gigabytes on a large machine before it looks what of it is still
 * used. Exchange and gateway keep the default: a bet must not wait for a collection.
 */
const modest: ReadonlySet<string> = new Set<ProgramName>(['crowd', 'demo-provider', 'games', 'maker']);

export const heapFlagsOf = (name: string): readonly string[] =>
  modest.has(name) ? ['--max-semi-space-size=2', '--max-old-space-size=512'] : [];

/** Finds a program's entry file: beside `main.js` in the build, its room's `main.ts` in the sources. */
export const entryOf = (name: ProgramName, mainUrl: string): string =>
  fileURLToPath(new URL(mainUrl.endsWith('.ts') ? `./${name}/main.ts` : `./${name}.js`, mainUrl));

/**
 * Starts a program. `ready` resolves when it serves. It rejects with `CannotStart` when the program reports that it
 * cannot start, ends first, or reports nothing for three minutes.
 */
export function startProgram(
  entry: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
  heapFlags: readonly string[] = [],
): { process: ChildProcess; ready: Promise<Ready> } {
  const child = fork(entry, [...args], {
    env,
    execArgv: [...process.execArgv, ...heapFlags],
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  return { process: child, ready: untilReady(child, entry) };
}

function untilReady(child: ChildProcess, entry: string): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const fail = (message: string, mayPass: boolean) => {
      clearTimeout(timer);
      reject(new CannotStart(message, { mayPass }));
    };
    const timer = setTimeout(
      () => fail(`${entry} has not started within ${patienceMs / 1000} seconds.`, true),
      patienceMs,
    );
    child.once('error', (error) => fail(`${entry} cannot be started: ${error.message}.`, false));
    // A signal means that the program did not end by itself.
    child.once('exit', (code, signal) =>
      fail(`${entry} ended while starting (${signal ?? code}).`, signal !== null),
    );
    child.on('message', (message) => {
      if (!isProcessReport(message)) return;
      if (message.type === 'failed') return fail(message.message, message.mayPass ?? false);
      clearTimeout(timer);
      resolve(message);
    });
  });
}

/** Asks a program to end and waits until it has. Kills it after 12 s. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.pid === undefined || child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 12_000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
