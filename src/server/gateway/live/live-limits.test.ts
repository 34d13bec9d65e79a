import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocket } from 'ws';
import { openGateway } from '../testing/gateway-under-test.ts';
import { connectLive } from '../testing/live-client.ts';
import { defaultLiveLimits } from './live-limits.ts';

/** Returns the status a socket is refused with; 101 if it is opened. */
async function statusOf(url: string, headers: Record<string, string> = {}): Promise<number> {
  const ws = new WebSocket(`${url.replace('http', 'ws')}/live`, 'graphql-transport-ws', { headers });
  onTestFinished(() => ws.terminate());
  const refused = once(ws, 'unexpected-response').then(
    ([, response]) => (response as { statusCode: number }).statusCode,
  );
  // Whichever of the two never comes must not be an unhandled rejection.
  refused.catch(() => {});
  ws.on('error', () => {});
  return Promise.race([once(ws, 'open').then(() => 101), refused]);
}

const metrics = async (url: string) => (await fetch(`${url}/metrics`)).text();

test('a client that asks and never reads what it is answered is cut off', { timeout: 120_000 }, async () => {
  const { url } = await openGateway({ liveLimits: { ...defaultLiveLimits, messages: 1_000_000 } });
  const silent = await connectLive(url);
  silent.ws.pause();
  // More than all buffers along the way can hold.
  for (let n = 0; n < 60; n++) {
    for (let m = 0; m < 1_000; m++)
      silent.say({ id: `${n}-${m}-${'x'.repeat(180)}`, type: 'subscribe', payload: { query: 'none' } });
    await new Promise(setImmediate);
  }
  await expect.poll(() => metrics(url)).toContain('layline_live_sockets 0');
});

test('a socket that says more in a minute than is allowed is closed, others are not', async () => {
  const { url } = await openGateway({ liveLimits: { ...defaultLiveLimits, messages: 5 } });
  const other = await connectLive(url);
  const loud = await connectLive(url);
  for (let n = 0; n < 5; n++) loud.say({ type: 'ping' });
  expect(await loud.closed).toBe(1013);
  expect(await other.restUntilPong()).toEqual([]);
});

test('a socket carries as many subscriptions as is allowed; one more is refused, and fits when one is left', async () => {
  const { url } = await openGateway({ liveLimits: { ...defaultLiveLimits, subscriptions: 2 } });
  const client = await connectLive(url);
  for (const id of ['1', '2', '3']) client.subscribe(id, 'MarketChanges', { marketId: `m${id}` });
  expect(await client.next()).toMatchObject({ id: '3', payload: [{ extensions: { code: 'TOO_MANY' } }] });
  client.say({ id: '1', type: 'complete' });
  client.subscribe('4', 'MarketChanges', { marketId: 'm4' });
  expect(await client.restUntilPong()).toEqual([]);
});

test('an address has as many sockets as is allowed; another fits when one has gone', async () => {
  const { url } = await openGateway({ liveLimits: { ...defaultLiveLimits, sockets: 2 } });
  const [first] = [await connectLive(url), await connectLive(url)];
  expect(await statusOf(url)).toBe(429);
  first.ws.close();
  await first.closed;
  await expect.poll(() => statusOf(url)).toBe(101);
});

test('behind a proxy that is trusted an address is the browser’s, else whatever they say it is the socket’s', async () => {
  const liveLimits = { ...defaultLiveLimits, sockets: 1 };
  const from = (address: string) => ({ 'x-forwarded-for': address });
  const behind = await openGateway({ liveLimits, trustProxy: '10.0.0.0/8, loopback' });
  expect(await statusOf(behind.url, from('203.0.113.1'))).toBe(101);
  expect(await statusOf(behind.url, from('203.0.113.2, 10.0.0.7'))).toBe(101);
  expect(await statusOf(behind.url, from('203.0.113.9, 203.0.113.1'))).toBe(429);
  const direct = await openGateway({ liveLimits });
  expect(await statusOf(direct.url, from('203.0.113.1'))).toBe(101);
  expect(await statusOf(direct.url, from('203.0.113.2'))).toBe(429);
});

test('the addresses of one IPv6 network of 64 bits have as many sockets together as one address', async () => {
  const { url } = await openGateway({
    liveLimits: { ...defaultLiveLimits, sockets: 2 },
    trustProxy: 'loopback',
  });
  const from = (address: string) => statusOf(url, { 'x-forwarded-for': address });
  expect(await from('2001:db8:1:2::1')).toBe(101);
  expect(await from('2001:DB8:1:2:ffff::2')).toBe(101);
  expect(await from('2001:db8:1:2::3')).toBe(429);
  expect(await from('2001:db8:1:3::1')).toBe(101);
});

test('a page of another site gets no socket; this one’s, the configured one’s and a program do', async () => {
  const { url } = await openGateway({ siteUrl: 'https://bets.example.com' });
  const { host } = new URL(url);
  expect(await statusOf(url)).toBe(101);
  for (const origin of [`http://${host}`, `https://${host}`, 'https://bets.example.com'])
    expect(await statusOf(url, { origin })).toBe(101);
  for (const origin of [
    'https://evil.example.com',
    `http://${host}.evil.example.com`,
    'http://127.0.0.1:1',
    'null',
    '',
  ])
    expect([origin, await statusOf(url, { origin })]).toEqual([origin, 403]);
});
