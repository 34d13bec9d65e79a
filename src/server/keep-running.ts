import type { ChildProcess } from 'node:child_process';
import { startProgram, stopProgram, type Ready } from './child.ts';

export interface RunningProgram {
  ready: Ready;
  stop(): Promise<void>;
}

export interface Program {
  name: string;
  entry: string;
  env: NodeJS.ProcessEnv;
  args?: readonly string[];
}

/** More ends than this within a minute are not chance. */
const endsAMinute = 5;

/**
 * Starts a program and starts it again, with a printed line, whenever it ends unexpectedly. A program that ends with
 * code 0 has finished. `givenUp` hears, once, that it cannot be kept running. Rejects like `startProgram`.
 */
export async function keepRunning(
  program: Program,
  givenUp: (message: string) => void,
): Promise<RunningProgram> {
  const { name, entry, env, args } = program;
  const ends: number[] = [];
  let isStopping = false;
  let current: ChildProcess;

  const start = async (): Promise<Ready> => {
    const started = await startProgram(entry, env, args);
    current = started.process;
    if (isStopping) await stopProgram(current);
    else
      current.once(
        'exit',
        (code, signal) => code !== 0 && !isStopping && startAgain(signal ?? `code ${code}`),
      );
    return started.ready;
  };

  const startAgain = (how: string) => {
    const now = performance.now();
    ends.push(now);
    while (ends[0]! < now - 60_000) ends.shift();
    if (ends.length > endsAMinute) return givenUp(`The ${name} ended ${ends.length} times within a minute.`);
    console.error(`The ${name} ended unexpectedly (${how}). Starting it again.`);
    start().then(
      () => console.error(`The ${name} is back.`),
      (error: unknown) => givenUp(error instanceof Error ? error.message : String(error)),
    );
  };

  const ready = await start();
  return {
    ready,
    stop: () => {
      isStopping = true;
      return stopProgram(current);
    },
  };
}
