import type { ChildProcess, Serializable } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { backOff } from '#domain/wire/back-off.ts';
import { CannotStart, heapFlagsOf, startProgram, stopProgram, type Ready } from './child.ts';

export interface RunningProgram {
  /** Resolves when the program first serves. Rejects, with nothing running, if it cannot start by its own fault. */
  ready: Promise<Ready>;
  /** Sends a message to the process, and to each that is started after it. */
  tell(message: Serializable): void;
  stop(): Promise<void>;
}

export interface Program {
  name: string;
  entry: string;
  env: NodeJS.ProcessEnv;
  args?: readonly string[];
}

/** Called for each process of a program: when it was started, and when it serves. */
export type OnProcess = (pid: number, isReady: boolean) => void;

/** A process that served this long was healthy. If it ends, the pauses start over. */
const wellAfterMs = 5_000;
const longestPauseMs = 5_000;
/** How far apart signals to a whole group of processes may arrive. */
const askedTogetherMs = 300;

/**
 * Starts a program, and restarts it whenever it ends: at once, then with growing pauses while it does not stay up.
 * Once it has served, its settings are right, so whatever ends it is waited out; before that, only causes outside the
 * program are. Prints each end, and why it does not start.
 */
export function keepRunning(program: Program, onProcess: OnProcess = () => undefined): RunningProgram {
  const { name, entry, env, args } = program;
  const stopping = new AbortController();
  let current: ChildProcess | null = null;
  let hasServed = false;
  let lastTold = '';
  let standing: Serializable | null = null;
  const send = () => {
    // A process that has just ended needs no message.
    if (standing !== null && current?.connected) current.send(standing, () => undefined);
  };
  const tell = (sentence: string) => {
    if (sentence !== lastTold) console.error(sentence);
    lastTold = sentence;
  };

  /** Runs one process from start to end. Returns how long it served, ms; throws if it never did. */
  const runOnce = async (hears: (ready: Ready) => void): Promise<number> => {
    const { process: child, ready } = startProgram(entry, env, args, heapFlagsOf(name));
    current = child;
    const ended = once(child, 'exit') as Promise<[number | null, NodeJS.Signals | null]>;
    // A process that could not be spawned has no exit; `ready` reports it.
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
    send();
    if (hasServed) tell(`The ${name} is back.`);
    hasServed = true;
    const [code, signal] = await ended;
    // Whoever asked it to end may be asking this process too: a moment shows.
    if (code === 0 || signal === 'SIGTERM' || signal === 'SIGINT')
      await wait(askedTogetherMs, undefined, { signal: stopping.signal }).catch(() => undefined);
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
    tell: (message) => {
      standing = message;
      send();
    },
    stop: async () => {
      stopping.abort();
      if (current) await stopProgram(current);
    },
  };
}

/** Waits before a restart. The first restart is immediate. */
const pause = (attempt: number, signal: AbortSignal): Promise<void> =>
  wait(attempt === 0 ? 0 : backOff(attempt - 1, Math.random(), longestPauseMs), undefined, { signal }).catch(
    () => undefined,
  );
