import { setImmediate as turn } from 'node:timers/promises';
import type { GatewayTransport } from '#live/gateway-transport.ts';
import type { Expectations } from '#server/replay/checkpoints.ts';
import { compareCheckpoint } from '#server/replay/compare.ts';
import type { McmMessage } from '#server/replay/mcm-message.ts';
import type { RecordedMarkets } from '#server/replay/recorded-market.ts';
import { isLive } from '#machines/market-feed/market-feed.machine.ts';
import { openMarketClient, type MarketClient } from '#tests/support/live/market-client.ts';
import { fromStore } from './recorded-book.ts';
import type { RecordedExchange } from './recorded-exchange.ts';

export interface Watched {
  /** Markets × checkpoints. */
  compared: number;
  equal: number;
  differences: string[];
  messages: number;
}

/**
 * Plays the messages to a browser that watches every market. At each checkpoint it waits until the browser has heard
 * all.
 */
export async function watchRecording(
  messages: AsyncIterable<McmMessage> | Iterable<McmMessage>,
  expected: Expectations,
  exchange: RecordedExchange,
  transport: GatewayTransport,
): Promise<Watched> {
  const clients = new Map<string, MarketClient>();
  const waiting = [...expected.checkpoints].sort((a, b) => a.msg - b.msg);
  const watched: Watched = { compared: 0, equal: 0, differences: [], messages: 0 };
  let number = 0;
  for await (const message of messages) {
    exchange.hear(message);
    for (const id of exchange.markets.keys())
      if (!clients.has(id)) clients.set(id, openMarketClient(transport, id, { seed: clients.size }));
    if (number % 50 === 0) await turn();
    for (; waiting[0]?.msg === number; waiting.shift()) {
      await quiet(exchange, clients);
      const { pt, markets } = waiting[0];
      const held = booksOf(exchange, clients);
      for (const [id, one] of Object.entries(markets)) {
        const differences = compareCheckpoint(held, pt, { ...waiting[0], markets: { [id]: one } });
        watched.compared++;
        if (differences.length === 0) watched.equal++;
        watched.differences.push(...differences.map((text) => `message ${number}: ${text}`));
      }
    }
    number++;
  }
  watched.differences.push(...waiting.map(({ msg }) => `message ${msg} never came`));
  watched.differences.push(...endOf(booksOf(exchange, clients), expected));
  watched.messages = exchange.messages;
  for (const client of clients.values()) client.stop();
  return watched;
}

/** Resolves when every browser's book is where the exchange's is and says that it is live. */
async function quiet(exchange: RecordedExchange, clients: ReadonlyMap<string, MarketClient>): Promise<void> {
  const isAbreast = ([id, { feed, store }]: [string, MarketClient]) =>
    isLive(feed.getSnapshot()) && store.point()?.to === exchange.at(id);
  while (![...clients].every(isAbreast)) await turn();
}

const booksOf = (exchange: RecordedExchange, clients: ReadonlyMap<string, MarketClient>): RecordedMarkets =>
  new Map(
    [...clients].map(([id, { store }]) => [
      id,
      fromStore(id, store, exchange.runners.get(id)?.values() ?? []),
    ]),
  );

/** The last definitions: status and winners. */
function endOf(held: RecordedMarkets, { final }: Expectations): string[] {
  return Object.entries(final).flatMap(([id, { status, runners }]) => {
    const definition = held.get(id)?.definition;
    const is = [
      definition?.status,
      ...(definition?.runners ?? []).map((one) => `${one.id}/${one.hc} ${one.status}`),
    ];
    const shouldBe = [status, ...runners.map((one) => `${one.id}/${one.hc ?? 0} ${one.status}`)];
    return JSON.stringify(is) === JSON.stringify(shouldBe)
      ? []
      : [`${id} ended ${is.join()}, not ${shouldBe.join()}`];
  });
}
