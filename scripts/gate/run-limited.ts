import { spawn, type ChildProcess } from 'node:child_process';
import { root } from '../commands.ts';

/** How long a process that was told to end may take until it is killed, ms. */
const farewell = 15_000;

export interface LimitedRun {
  readonly exitCode: number;
  /** Said if it did not end by itself: `It was ended after 600 s`. */
  readonly ended?: string;
  /** The end of what it printed, if that was asked for. */
  readonly output: string;
}

/** How much of the output is kept, characters. */
const kept = 4_000;

/**
 * Runs Node in the project and passes its output through; `keepsOutput` for a program that needs no terminal. What runs
 * longer than `limit` ms is ended, with all it started.
 */
export function runLimited(
  args: readonly string[],
  limit: number,
  { env = {}, keepsOutput = false }: { env?: Record<string, string>; keepsOutput?: boolean } = {},
): Promise<LimitedRun> {
  const printing = keepsOutput ? 'pipe' : 'inherit';
  const child = spawn(process.execPath, args, {
    cwd: root,
    stdio: ['ignore', printing, printing],
    // A group of its own, so that its workers and browsers end with it.
    detached: isPosix,
    env: { ...process.env, ...env },
  });
  let output = '';
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const)
    from?.on('data', (chunk: Buffer) => {
      to.write(chunk);
      output = (output + chunk.toString()).slice(-kept);
    });
  const interrupt = () => {
    endGroup(child, 'SIGINT');
    process.exit(130);
  };
  process.once('SIGINT', interrupt);
  process.once('SIGTERM', interrupt);
  let ended: string | undefined;
  let farewellOver: NodeJS.Timeout | undefined;
  const timer = setTimeout(() => {
    ended = `It was ended after ${Math.round(limit / 1000)} s`;
    endGroup(child, 'SIGTERM');
    farewellOver = setTimeout(() => endGroup(child, 'SIGKILL'), farewell);
  }, limit);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code) => {
      clearTimeout(timer);
      clearTimeout(farewellOver);
      // Its workers may go on without it.
      if (ended) endGroup(child, 'SIGKILL');
      process.off('SIGINT', interrupt);
      process.off('SIGTERM', interrupt);
      resolve({ exitCode: code ?? 1, ...(ended ? { ended } : {}), output });
    });
  });
}

const isPosix = process.platform !== 'win32';

function endGroup({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (!pid) return;
  try {
    process.kill(isPosix ? -pid : pid, signal);
  } catch {
    // It has ended meanwhile.
  }
}
