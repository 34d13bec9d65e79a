import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { getBalance } from '#contract/account.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import { patientCalls, required } from './patient-exchange.ts';

let server: Server | undefined;
afterEach(() => void server?.close());

/** Answers each request with the next of these statuses; 0 breaks the connection. */
async function exchange(...statuses: number[]) {
  const bodies: Record<number, object> = {
    200: { data: { bankBalance: 5, exposure: 0 } },
    429: { error: { code: 'TOO_MANY_REQUESTS', message: 'Slower.' } },
    403: { error: { code: 'FORBIDDEN', message: 'No.' } },
  };
  server = createServer((request, response) => {
    const status = statuses.shift()!;
    if (status === 0) return void request.socket.destroy();
    response
      .writeHead(status, { 'content-type': 'application/json' })
      .end(JSON.stringify(bodies[status] ?? {}));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

test('a call is repeated until the exchange has an answer', async () => {
  const call = patientCalls(await exchange(0, 503, 429, 200), new AbortController().signal);
  expect(required(await call(getBalance, {}))).toEqual({ bankBalance: 5, exposure: 0 });
});

test('a refusal is an answer', async () => {
  const answer = await patientCalls(await exchange(403), new AbortController().signal)(getBalance, {});
  expect(answer).toMatchObject({ ok: false, code: 'FORBIDDEN' });
  expect(() => required(answer)).toThrow('FORBIDDEN');
});

test('when all is to stop, one try is enough', async () => {
  const call = patientCalls(await exchange(503, 200), AbortSignal.abort());
  await expect(call(getBalance, {})).rejects.toThrow(NoAnswer);
  expect(required(await call(getBalance, {}))).toMatchObject({ bankBalance: 5 });
});
