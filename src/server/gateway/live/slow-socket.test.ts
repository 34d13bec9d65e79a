import { expect, test } from 'vitest';
import type { Level } from '#contract/market.ts';
import type { MarketChange } from '#contract/stream.ts';
import { openGateway } from '../testing/gateway-under-test.ts';
import { at } from '#contract/testing/samples.ts';
import { image } from '../testing/messages.ts';
import { connectLive } from '../testing/live-client.ts';

/** A change of about 10 kB: a thousand levels, all of this size. */
const wideChange = (from: number, size: number): MarketChange => ({
  type: 'CHANGE',
  marketId: 'm1',
  epoch: 'a',
  from,
  to: from + 1,
  at,
  runners: [{ runnerId: 'r1', toBack: Array.from({ length: 1_000 }, (_, n): Level => [1_200 - n, size]) }],
});

test('[R12] a browser that does not read is skipped to the next merged change, and others never wait for it', async () => {
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
  // Its questions are still answered, however much waits for it.
  slow.say({ type: 'ping' });
  let isAnswered = false;
  slow.ws.resume();
  // The gateway looks for room whenever there is something to send; here, at each heartbeat.
  const seen: {
    from?: number;
    to: number;
    changes?: { toBack: Level[] }[];
    runners?: { toBack: Level[] }[];
  }[] = [];
  while (seen.at(-1)?.to !== changes + 1) {
    market.say({ type: 'HEARTBEAT', marketId: 'm1', epoch: 'a', to: changes + 1, at });
    const { type, payload } = await slow.next();
    if (type === 'pong') isAnswered = true;
    else seen.push((payload as { data: { marketChanges: (typeof seen)[number] } }).data.marketChanges);
  }
  expect(isAnswered).toBe(true);
  // One change leads from where it stood to now, or an image if the machine is so slow that this was too long ago.
  const [last, before] = [seen.at(-1)!, seen.slice(0, -1)];
  expect(before.map(({ from }) => from)).toEqual(before.map((_, index) => index + 1));
  expect(before.length).toBeLessThan(changes - 1);
  expect([before.at(-1)?.to ?? 1, undefined]).toContain(last.from);
  expect((last.changes ?? last.runners)?.[0]?.toBack).toContainEqual([1_200, changes]);
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(/layline_live_skipped 1\n/);
});
