import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { readStream } from '#contract/read-stream.ts';
import { callExchange } from '#contract/rest-client.ts';
import { listSports } from '#contract/reference.ts';
import { DemoBettorsDocument } from '#graphql/__generated__/graphql.ts';
import { createClient } from '#graphql/client.ts';

/**
 * A server that stood still for ten seconds (a laptop that slept, a busy machine) cuts the connections that were open
 * meanwhile with 408, before it reads what arrived long ago; so it does with those that nothing came on for as long.
 * Nothing was done, so the request is sent once more.
 */

let server: Server;
afterEach(() => server.close());

/** Cuts the first `cuts` requests as Node does, and answers the others. */
async function serverThatCuts(cuts: number, answer: object): Promise<{ url: string; asked: () => number }> {
  let asked = 0;
  server = createServer((request, response) => {
    asked += 1;
    if (asked <= cuts) {
      request.socket.end('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
      return;
    }
    response.setHeader('content-type', 'application/json').end(`${JSON.stringify(answer)}\n`);
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, asked: () => asked };
}

test.each([1, 2])('a call of the exchange that was cut so %s times is made once more', async (cuts) => {
  const { url, asked } = await serverThatCuts(cuts, { data: [] });
  expect(await callExchange(url, listSports, { body: { key: 'any' } })).toEqual({ ok: true, data: [] });
  expect(asked()).toBe(cuts + 1);
});

test('a stream that was cut so is opened once more', async () => {
  const { url } = await serverThatCuts(2, { type: 'HEARTBEAT' });
  const told = readStream(url, '/me/stream', {}, AbortSignal.timeout(5_000));
  expect(await told.next()).toEqual({ value: { type: 'HEARTBEAT' }, done: false });
});

test('cut again and again, it had no answer', async () => {
  const { url } = await serverThatCuts(3, { data: [] });
  await expect(callExchange(url, listSports, { body: { key: 'any' } })).rejects.toThrow('HTTP 408');
});

test('a page’s call that was cut so is made once more', async () => {
  const data = { playMoney: 0, demoBettors: [] };
  const { url, asked } = await serverThatCuts(1, { data });
  const client = createClient({
    uri: `${url}/graphql`,
    readToken: () => null,
    readUserName: () => null,
    onUnauthorised: () => undefined,
  });
  expect((await client.query({ query: DemoBettorsDocument, fetchPolicy: 'network-only' })).data).toEqual(
    data,
  );
  expect(asked()).toBe(2);
});
