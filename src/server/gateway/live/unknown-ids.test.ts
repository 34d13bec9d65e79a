import { afterEach, expect, test, vi } from 'vitest';
import { createMetrics } from '../metrics.ts';
import { connectLive } from '../testing/live-client.ts';
import { openGateway } from '../testing/gateway-under-test.ts';
import { scriptedUpstream } from '../testing/scripted-upstream.ts';
import { createReplicas } from './replicas.ts';

afterEach(() => void vi.useRealTimers());

const unknown = { type: 'UNKNOWN_MARKET', marketId: 'm1' } as const;

test('a market that does not exist is asked about once for all sockets, those that come later, too', async () => {
  const { upstream, url } = await openGateway();
  const sockets = await Promise.all([1, 2, 3].map(() => connectLive(url)));
  for (const [n, client] of sockets.entries()) {
    client.subscribe('1', 'MarketChanges', { marketId: 'm1' });
    if (n === 0) (await upstream.connections.markets.nth(1)).say(unknown);
    expect((await client.data()).marketChanges).toEqual({ __typename: 'UnknownMarket', marketId: 'm1' });
    expect(await client.next()).toEqual({ id: '1', type: 'complete' });
  }
  expect(upstream.connections.markets.opened).toHaveLength(1);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  for (const line of ['layline_live_subscriptions 0', 'layline_live_feeds 0', 'layline_live_messages 3'])
    expect(metrics).toContain(line);
});

test('after a while it is asked about again: it may have been made since', async () => {
  vi.useFakeTimers();
  const upstream = scriptedUpstream();
  const { markets } = createReplicas(upstream, createMetrics());
  const follow = () =>
    markets.subscribe('m1', rendering, { hasRoom: () => true, send: () => true, complete: () => {} });
  const rendering = { key: 'all', render: () => '{}' };
  const { opened } = upstream.connections.markets;
  follow();
  opened[0]?.connection.say(unknown);
  await vi.advanceTimersByTimeAsync(9_000);
  follow();
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(2_000);
  follow();
  expect(opened).toHaveLength(2);
  markets.close();
});
