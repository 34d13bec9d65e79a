import { fork } from 'node:child_process';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFreePort } from '../../src/server/free-port.ts';

export interface RunningProduct {
  pid: number;
  /** Milliseconds from its start until it served the site's first page. */
  pageMs: number;
  /** Resolves when it says that it is live. */
  live: Promise<void>;
  /** Ends it as Ctrl-C does, and removes its data. */
  stop(): Promise<void>;
}

/** Starts the product that these sources built, without data. Resolves when it has served a page. */
export async function startProduct(sources: string): Promise<RunningProduct> {
  const [port, exchangePort] = [await findFreePort('localhost'), await findFreePort('127.0.0.1')];
  const dataDir = await mkdtemp(join(tmpdir(), 'layline-start-'));
  // Where root runs this, PostgreSQL is another user's.
  await chmod(dataDir, 0o711);
  const since = performance.now();
  const child = fork(join(sources, 'dist/server/main.js'), {
    // Without the bench's own loader of TypeScript.
    execArgv: [],
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      LAYLINE_PORT: String(port),
      LAYLINE_EXCHANGE_PORT: String(exchangePort),
      LAYLINE_GAMES_PORT: '0',
      LAYLINE_DATA_DIR: dataDir,
    },
  });
  let hasEnded = false;
  const ended = new Promise<void>((resolve) => {
    child.once('exit', () => resolve());
  }).then(() => {
    hasEnded = true;
  });
  let printed = '';
  const live = new Promise<void>((resolve, reject) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      if (printed.includes('Layline is live at ')) resolve();
    });
    void ended.then(() => reject(new Error(`${sources} ended. It printed:\n${printed}`)));
  });
  live.catch(() => undefined);
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    await rm(dataDir, { recursive: true, force: true });
  };
  while (!(await servesPage(`http://localhost:${port}/`))) {
    if (hasEnded) await live;
    await wait(10);
  }
  return { pid: child.pid!, pageMs: performance.now() - since, live, stop };
}

const servesPage = (url: string): Promise<boolean> =>
  fetch(url, { headers: { accept: 'text/html' } }).then(
    async (response) => response.ok && (await response.text()).includes('</html>'),
    () => false,
  );
