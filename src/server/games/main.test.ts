import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { isProcessReport, type ProcessReport } from '#server/runtime/process.ts';

const started: ChildProcess[] = [];
afterEach(() => started.splice(0).forEach((child) => child.kill('SIGKILL')));

/** Starts the games host's process without an exchange, which it needs only when somebody plays. */
function start(port: number): ChildProcess {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: {
      ...process.env,
      LAYLINE_GAMES_PORT: String(port),
      UPSTREAM_URL: 'http://127.0.0.1:9',
      LAYLINE_GAMES_KEY: 'the-games-key-of-tests',
    },
  });
  started.push(child);
  return child;
}

const reportOf = (child: ChildProcess) =>
  new Promise<ProcessReport>((resolve, reject) => {
    child.on('message', (message) => isProcessReport(message) && resolve(message));
    child.on('exit', (code) => reject(new Error(`ended with ${code}`)));
  });

test(
  'the process says where it serves, on any free port, and ends with its parent',
  { timeout: 30_000 },
  async () => {
    const child = start(0);
    const report = await reportOf(child);
    const url = report.type === 'ready' ? report.url! : '';
    expect(new URL(url).port).not.toBe('0');
    expect(await (await fetch(`${url}/health`)).json()).toEqual({ status: 'ok' });
    const ended = once(child, 'exit');
    child.disconnect();
    expect(await ended).toEqual([0, null]);
  },
);

test('a process whose parent goes while it starts ends too', { timeout: 30_000 }, async () => {
  const child = start(0);
  const ended = once(child, 'exit');
  child.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('the message about a taken port names the option', { timeout: 30_000 }, async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, 'localhost', resolve));
  const { port } = holder.address() as AddressInfo;
  expect(await reportOf(start(port))).toEqual({
    type: 'failed',
    message: `Port ${port} is taken. Choose another one with --games-port or LAYLINE_GAMES_PORT.`,
  });
  holder.close();
});
