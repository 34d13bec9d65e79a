import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';

/** Starts Layline, which is expected to say why it cannot run, and end. */
async function startInVain(
  args: string[],
  settings: Record<string, string> = {},
): Promise<{ code: number | null; printed: string }> {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const env = { ...process.env, ...settings };
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args], { env });
  onTestFinished(() => void child.kill());
  let printed = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => (printed += text));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, printed };
}

test('a taken port is a clear message that names the option', { timeout: 30_000 }, async () => {
  const holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, 'localhost', resolve));
  const port = String((holder.address() as AddressInfo).port);
  const { code, printed } = await startInVain(['--port', port]);
  holder.close();
  expect([code, printed.trim()]).toEqual([
    1,
    `Layline cannot run. Port ${port} is taken. Choose another one with --port or LAYLINE_PORT.`,
  ]);
});

test('a setting that cannot be is named, and nothing is started', { timeout: 30_000 }, async () => {
  const { code, printed } = await startInVain(['--port', '0.5']);
  expect([code, printed.trim()]).toEqual([
    1,
    'Layline cannot run. LAYLINE_PORT is "0.5": not a whole number.',
  ]);
});

test('a refused address of the database is named, without its password', { timeout: 30_000 }, async () => {
  const { code, printed } = await startInVain([], { DATABASE_URL: 'postgress://exchange:geheim@db/layline' });
  expect([code, printed.trim()]).toEqual([
    1,
    'Layline cannot run. DATABASE_URL is not an address that begins with postgres:// or postgresql://.',
  ]);
});

test.each<Record<string, string>>([
  { LAYLINE_HOST: '0.0.0.0' },
  { LAYLINE_HOST: '192.0.2.7' },
  { LAYLINE_SITE_URL: 'https://bets.example' },
  { LAYLINE_GAMES_URL: 'https://games.bets.example' },
])('with demo bettors it does not start where others can come: %o', { timeout: 30_000 }, async (settings) => {
  const [[name, value] = []] = Object.entries(settings);
  const { code, printed } = await startInVain([], settings);
  expect([code, printed.trim()]).toEqual([
    1,
    `Layline cannot run. ${name} is "${value}": others can come there, and everybody knows the demo bettors’ ` +
      'passwords. Set LAYLINE_PRODUCTION=1 for an exchange without them, or LAYLINE_DEMO_IN_PUBLIC=1 to show the demo to everyone.',
  ]);
});

test('the stage is refused in production, with the reason', { timeout: 30_000 }, async () => {
  const { code, printed } = await startInVain([], { LAYLINE_STAGE: '1', LAYLINE_PRODUCTION: '1' });
  expect([code, printed.trim()]).toEqual([
    1,
    'Layline cannot run. LAYLINE_STAGE cannot be 1. LAYLINE_PRODUCTION is set: on a real exchange nothing is staged.',
  ]);
});
