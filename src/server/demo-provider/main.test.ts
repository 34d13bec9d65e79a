import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { askProvider, getProviderPayment } from '#contract/payment-provider.ts';
import { callExchange } from '#contract/rest-client.ts';
import { isProcessReport, type ProcessReport } from '#server/runtime/process.ts';

const key = 'the-provider-key-of-tests';

/** Starts the demo provider's process, whose exchange is not there. */
function start(settings: Record<string, string>): ChildProcess {
  const child = fork(fileURLToPath(new URL('main.ts', import.meta.url)), {
    execArgv: ['--import', 'tsx'],
    env: { ...process.env, UPSTREAM_URL: 'http://127.0.0.1:9', LAYLINE_PROVIDER_KEY: key, ...settings },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

const reportOf = (child: ChildProcess) =>
  new Promise<ProcessReport>((resolve, reject) => {
    child.on('message', (message) => isProcessReport(message) && resolve(message));
    child.on('exit', (code) => reject(new Error(`ended with ${code}`)));
  });

async function urlOf(child: ChildProcess): Promise<string> {
  const report = await reportOf(child);
  return report.type === 'ready' ? (report.url ?? '') : report.message;
}

test('after a kill the process still knows what it was asked for', { timeout: 30_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'layline-provider-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const settings = { LAYLINE_PROVIDER_URL: 'http://127.0.0.1:0', LAYLINE_DATA_DIR: folder };
  const first = start(settings);
  const url = await urlOf(first);
  const ask = { kind: 'DEPOSIT', amount: 1_005_00, reference: 'LAY-1', utr: null, payTo: null } as const;
  const params = { paymentId: 'p1' };
  const body = { ...ask, limitSeconds: 1_800 };
  expect(await callExchange(url, askProvider, { params, body }, { token: key })).toMatchObject({ ok: true });
  first.kill('SIGKILL');
  await once(first, 'exit');
  const second = start(settings);
  expect(
    await callExchange(await urlOf(second), getProviderPayment, { params }, { token: key }),
  ).toMatchObject({
    data: { state: 'WAITING' },
  });
  const ended = once(second, 'exit');
  second.disconnect();
  expect(await ended).toEqual([0, null]);
});

test('without an address it says what it needs', { timeout: 30_000 }, async () => {
  expect(await reportOf(start({ LAYLINE_PROVIDER_URL: '', LAYLINE_DATA_DIR: '' }))).toEqual({
    type: 'failed',
    message:
      'The demo provider needs LAYLINE_PROVIDER_URL, LAYLINE_PROVIDER_KEY, LAYLINE_DATA_DIR and UPSTREAM_URL.',
  });
});
