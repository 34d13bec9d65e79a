import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { patience } from './patience.ts';
import { argumentsOf, laylineEntry } from './program-entry.ts';

export interface RunningLayline {
  /** Of the site and the gateway, without a trailing slash. */
  readonly url: string;
  readonly exchangeUrl: string;
  readonly dataDir: string;
  /** Of the process that has started all others. */
  readonly pid: number;
  /** Everything it has printed so far. */
  output(): string;
  /** Ends it as a user would, and removes its data. */
  stop(): Promise<void>;
}

/** How long it may take to be live, ms. */
const startPatience = patience.poll * 3;

export interface StartingLayline {
  /** Rejects with its output if it ends, or is not live within a minute. */
  readonly live: Promise<RunningLayline>;
  /** Everything it has printed so far. */
  output(): string;
}

/**
 * Starts the product as `npm start` does, using the build unless it is older than its sources, on free ports and with a
 * data folder of its own. Settings are the server's (`LAYLINE_SPEED`, …).
 */
export async function startLayline(settings: Record<string, string> = {}): Promise<RunningLayline> {
  return (await launchLayline(settings)).live;
}

/** The same, before it is live. `entry` is another build's, where one is measured beside this one. */
export async function launchLayline(
  settings: Record<string, string> = {},
  entry = laylineEntry(),
): Promise<StartingLayline> {
  const [port, exchangePort, dataDir] = await Promise.all([
    freePort(),
    freePort(),
    mkdtemp(join(tmpdir(), 'layline-journey-')),
  ]);
  // The settings of the person who runs the tests are not meant for this server.
  const inherited = Object.entries(process.env).filter(
    ([name]) => !/^(LAYLINE_|VITEST|NODE_ENV$|NODE_OPTIONS$|DATABASE_URL$|UPSTREAM_URL$)/.test(name),
  );
  const child = spawn(process.execPath, argumentsOf(entry), {
    env: {
      ...Object.fromEntries(inherited),
      LAYLINE_PORT: String(port),
      LAYLINE_EXCHANGE_PORT: String(exchangePort),
      LAYLINE_GAMES_PORT: '0',
      LAYLINE_DATA_DIR: dataDir,
      // Where a test counts on a price, nobody else takes it.
      LAYLINE_CROWD: '0',
      ...settings,
    },
    // With an IPC channel, it ends when this process ends, however that happens.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let printed = '';
  const hear = (chunk: Buffer) => (printed += chunk.toString());
  child.stdout?.on('data', hear);
  child.stderr?.on('data', hear);
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await exited;
    await rm(dataDir, { recursive: true, force: true });
  };
  const running: RunningLayline = {
    url: `http://localhost:${port}`,
    exchangeUrl: `http://127.0.0.1:${exchangePort}`,
    dataDir,
    pid: child.pid!,
    output: () => printed,
    stop,
  };
  const isLive = new Promise<void>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`Layline ${why}. It printed:\n${printed}`));
    const timer = setTimeout(() => fail(`was not live within ${startPatience / 1000} s`), startPatience);
    child.once('error', reject);
    child.once('exit', (code, signal) => fail(`ended while starting (${signal ?? code})`));
    child.stdout?.on('data', () => {
      if (!printed.includes('Layline is live at ')) return;
      clearTimeout(timer);
      resolve();
    });
  });
  const live = isLive.then(
    () => running,
    async (error: unknown) => {
      await stop();
      throw error;
    },
  );
  return { live, output: () => printed };
}

/** A port that nobody listens on at the moment. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  if (!address || typeof address === 'string') throw new Error('No free port was given.');
  return address.port;
}
