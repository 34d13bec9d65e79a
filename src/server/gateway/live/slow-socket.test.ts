import { expect, test } from 'vitest';
import type { Level } from '#contract/market.ts';
import type { MarketChange } from '#contract/stream.ts';
import { openGateway } from '../testing/gateway-under-test.ts';
import { at, image } from '../testing/lines.ts';
import { connectLive } from '../testing/live-client.ts';

/** About 10 kB: every level of the ladder has this size. */
const wideChange = (from: number, size: number): MarketChange => ({
  type: 'CHANGE',
  marketId: 'm1',
  epoch: 'a',
  from,
  to: from + 1,
  at,
  runners: [{ runnerId: 'r1', toBack: Array.from({ length: 1_000 }, (_, n): Level => [1_200 - n, size]) }],
});

test(
  '[R12] a browser that does not read is skipped to the book as it is, and others never wait for it',
  { timeout: 60_000 },
  async () => {
    const { upstream, url } = await openGateway();
    const [slow, quick] = [await connectLive(url), await connectLive(url)];
    for (const client of [slow, quick]) client.subscribe('1', 'MarketChanges', { marketId: 'm1' });
    const market = await upstream.connections.markets.nth(1);
    market.say(image());
    await slow.data();
    await quick.data();
    slow.ws.pause();
    const changes = 1_500;
    for (let n = 1; n <= changes; n++) {
      market.say(wideChange(n, n));
      expect((await quick.data()).marketChanges).toMatchObject({ from: n });
    }
    slow.ws.resume();
    // Room is looked for whenever there is something to say; here, at each heartbeat.
    const seen: { __typename: string; from?: number; to: number; runners?: { toBack: Level[] }[] }[] = [];
    while (seen.at(-1)?.__typename !== 'MarketImage') {
      market.say({ type: 'HEARTBEAT', marketId: 'm1', epoch: 'a', to: changes + 1, at });
      seen.push((await slow.data()).marketChanges as (typeof seen)[number]);
    }
    const before = seen.slice(0, -1);
    expect(before.map(({ from }) => from)).toEqual(before.map((_, index) => index + 1));
    expect(before.length).toBeLessThan(changes);
    expect(seen.at(-1)).toMatchObject({ to: changes + 1 });
    expect(seen.at(-1)?.runners?.[0]?.toBack[0]).toEqual([1_200, changes]);
    const metrics = await (await fetch(`${url}/metrics`)).text();
    expect(metrics).toMatch(/layline_live_skipped 1\n/);
  },
);
