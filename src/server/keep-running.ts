import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { backOff } from '#domain/site/back-off.ts';
import { CannotStart, startProgram, stopProgram, type Ready } from './child.ts';

export interface RunningProgram {
  /** Resolves when it first serves. Rejects, and nothing runs, when it cannot start and the fault is its own. */
  ready: Promise<Ready>;
  stop(): Promise<void>;
}

export interface Program {
  name: string;
  entry: string;
  env: NodeJS.ProcessEnv;
  args?: readonly string[];
}

/** Hears of each process of a program: when it was started, and when it serves. */
export type OnProcess = (pid: number, isReady: boolean) => void;

/** Whoever served this long was well: its end is the first of a new series. */
const wellAfterMs = 5_000;
const longestPauseMs = 5_000;

/**
 * Starts a program, and starts it again whenever it ends: at once, then with growing pauses while it does not stay. What
 * has served once has the right settings, so whatever ends it is waited out; before that only what lies outside it is.
 * Each end, and why it does not start, is printed.
 */
export function keepRunning(program: Program, onProcess: OnProcess = () => undefined): RunningProgram {
  const { name, entry, env, args } = program;
  const stopping = new AbortController();
  let current: ChildProcess | null = null;
  let hasServed = false;
  let lastTold = '';
  const tell = (sentence: string) => {
    if (sentence !== lastTold) console.error(sentence);
    lastTold = sentence;
  };

  /** One process from its start to its end. Gives how long it served; throws why it never did. */
  const runOnce = async (hears: (ready: Ready) => void): Promise<number> => {
    const { process: child, ready } = startProgram(entry, env, args);
    current = child;
    const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    // One that could not be started at all has no end; `ready` says it.
    ended.catch(() => undefined);
    if (child.pid !== undefined) onProcess(child.pid, false);
    try {
      hears(await ready);
    } catch (error) {
      await stopProgram(child);
      throw error;
    }
    const since = performance.now();
    if (child.pid !== undefined) onProcess(child.pid, true);
    if (hasServed) tell(`The ${name} is back.`);
    hasServed = true;
    const [code, signal] = await ended;
    if (!stopping.signal.aborted)
      tell(`The ${name} ended unexpectedly (${signal ?? `code ${code}`}). Starting it again.`);
    return performance.now() - since;
  };

  const ready = new Promise<Ready>((resolve, reject) => {
    const run = async () => {
      for (let attempt = 0; !stopping.signal.aborted; attempt++) {
        if (attempt > 0) await pause(attempt - 1, stopping.signal);
        try {
          if ((await runOnce(resolve)) >= wellAfterMs) attempt = -1;
        } catch (error) {
          if (stopping.signal.aborted) return;
          if (!hasServed && !(error instanceof CannotStart && error.mayPass)) throw error;
          tell(`The ${name} cannot start: ${(error as Error).message} Trying again until it can.`);
        }
      }
    };
    run().catch(reject);
  });

  return {
    ready,
    stop: async () => {
      stopping.abort();
      if (current) await stopProgram(current);
    },
  };
}

/** The first start again is at once. */
const pause = (attempt: number, signal: AbortSignal): Promise<void> =>
  wait(attempt === 0 ? 0 : backOff(attempt - 1, Math.random(), longestPauseMs), undefined, { signal }).catch(
    () => undefined,
  );
