import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { isProcessReport, type ProcessReport } from '#contract/process.ts';

export type ProgramName = 'exchange' | 'gateway' | 'games' | 'maker' | 'replay';

export type Ready = Extract<ProcessReport, { type: 'ready' }>;

/** A program said in words why it cannot start. */
export class CannotStart extends Error {
  override readonly name = 'CannotStart';
}

/** Built, the programs are files beside `main.js`; from the sources, each is its room's `main.ts`. */
export const entryOf = (name: ProgramName, mainUrl: string): string =>
  fileURLToPath(new URL(mainUrl.endsWith('.ts') ? `./${name}/main.ts` : `./${name}.js`, mainUrl));

/**
 * Starts a program and waits until it serves. Rejects with `CannotStart` when it says that it cannot, when it ends
 * first, or when it says nothing for 60 s.
 */
export async function startProgram(
  entry: string,
  env: NodeJS.ProcessEnv,
  args: readonly string[] = [],
): Promise<{ process: ChildProcess; ready: Ready }> {
  const child = fork(entry, [...args], { env, stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
  try {
    return { process: child, ready: await untilReady(child, entry) };
  } catch (error) {
    child.kill('SIGTERM');
    throw error;
  }
}

function untilReady(child: ChildProcess, entry: string): Promise<Ready> {
  return new Promise((resolve, reject) => {
    const fail = (message: string) => {
      clearTimeout(timer);
      reject(new CannotStart(message));
    };
    const timer = setTimeout(() => fail(`${entry} has not started within 60 seconds.`), 60_000);
    child.once('error', (error) => fail(`${entry} cannot be started: ${error.message}.`));
    child.once('exit', (code, signal) => fail(`${entry} ended while starting (${signal ?? code}).`));
    child.on('message', (message) => {
      if (!isProcessReport(message)) return;
      if (message.type === 'failed') return fail(message.message);
      clearTimeout(timer);
      resolve(message);
    });
  });
}

/** Asks a program to end and waits until it has; after 12 s it is killed. */
export async function stopProgram(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(() => child.kill('SIGKILL'), 12_000);
    child.once('exit', () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill('SIGTERM');
  });
}
