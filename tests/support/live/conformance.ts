import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { getMarketBook } from '#contract/market.ts';
import { setEventState, setMarketStatus, settleMarket } from '#contract/operator.ts';
import type { ExchangeOptions } from '#server/exchange/exchange.ts';
import type { EventMessage, LiveTransport, MarketMessage } from '#live/transport.ts';
import { hashOfExchange, hashOfStore } from '#tests/faults/chaos/book-hash.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTcpDoor } from '#tests/support/tcp-door.ts';
import { openMarketClient, type MarketClient } from './market-client.ts';

export interface TransportOnExchange {
  transport: LiveTransport;
  /** Cuts the connection between the browser and the source of its prices; it may reconnect at once. */
  cut(): void | Promise<void>;
  close(): Promise<void>;
}

/** `exchangeUrl` stays the same when the exchange is restarted. */
export type OpenTransport = (exchangeUrl: string, exchange: TestExchange) => Promise<TransportOnExchange>;

/** A noisy machine is not a failure. */
const patience = { timeout: 30_000, interval: 50 };
const runnerIds = ['r1', 'r2'];

/**
 * What every transport must bring to the same store: the exchange's truth. Each test runs on a real exchange and a
 * browser's real machine and store.
 */
export function conformsToLive(
  name: string,
  openTransport: OpenTransport,
  exchangeOptions: () => Partial<ExchangeOptions> = () => ({}),
): void {
  async function openWorld(market: string) {
    const exchange = await TestExchange.open(exchangeOptions());
    const door = await openTcpDoor(exchange.url);
    const opened = await openTransport(door.url, exchange);
    const marketId = await exchange.openMarket(market);
    const [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
    const client = openMarketClient(opened.transport, marketId);
    onTestFinished(async () => {
      client.stop();
      await opened.close();
      await door.close();
      await exchange.close();
    });
    return { ...opened, exchange, door, marketId, asha, ben, client };
  }
  type World = Awaited<ReturnType<typeof openWorld>>;

  const stateOf = ({ feed }: MarketClient) => feed.getSnapshot().value;
  const live = { watching: 'live' } as const;
  const isLive = async (client: MarketClient): Promise<void> => {
    await expect.poll(() => stateOf(client), patience).toEqual(live);
  };

  /** Live, and equal to the exchange's book to the last level. */
  async function isRight({ exchange, marketId, client }: World): Promise<boolean> {
    return vi.waitUntil(async () => {
      const book = dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
      const isSame = hashOfStore(client.store, runnerIds) === hashOfExchange(book);
      return isSame && client.feed.getSnapshot().matches(live);
    }, patience);
  }

  async function trade({ exchange, marketId, asha, ben }: World, bets: number): Promise<void> {
    for (let bet = 0; bet < bets; bet++) {
      const odds = 200 + (bet % 7) * 2;
      await exchange.instruct(
        ben,
        marketId,
        aBet({ side: 'LAY', odds }),
        aBet({ side: 'LAY', runnerId: 'r2' }),
      );
      await exchange.instruct(asha, marketId, aBet({ odds, stake: 300_00 }), aBet({ odds: 400 }));
    }
  }

  describe(`the ${name} transport`, () => {
    test('brings the book, and each change of it', async () => {
      const world = await openWorld('book');
      await isLive(world.client);
      await trade(world, 10);
      expect(await isRight(world)).toBe(true);
      expect(world.client.store.levels('r1', 'toBack').length).toBeGreaterThan(0);
    });

    test('brings a suspension with its reason, and the result', async () => {
      const { exchange, marketId, client } = await openWorld('defined');
      await isLive(client);
      const params = { marketId };
      const suspend = { status: 'SUSPENDED', suspendReason: 'WICKET' } as const;
      dataOf(await exchange.call(setMarketStatus, { params, body: suspend }, exchange.operator));
      await expect.poll(() => client.store.definition(), patience).toMatchObject(suspend);
      dataOf(await exchange.call(settleMarket, { params, body: { winners: ['r2'] } }, exchange.operator));
      await expect.poll(() => client.store.definition()?.status, patience).toBe('CLOSED');
      const runners = client.store.definition()?.runners.map(({ status }) => status);
      expect(runners).toEqual(['LOSER', 'WINNER']);
    });

    test('says again and again where a market stands in which nothing happens', async () => {
      const { transport, marketId, client } = await openWorld('quiet');
      const beats: number[] = [];
      const message = (one: MarketMessage) => {
        if (one.__typename === 'MarketHeartbeat') beats.push(one.to);
      };
      onTestFinished(transport.watchMarket(marketId, { message, ended: () => {} }));
      await expect.poll(() => beats.length, patience).toBeGreaterThan(3);
      await isLive(client);
      expect([...new Set(beats)]).toEqual([client.feed.getSnapshot().context.point?.to]);
    });

    test('comes back by itself after a cut, with what happened meanwhile', async () => {
      const world = await openWorld('cut');
      await isLive(world.client);
      await trade(world, 3);
      for (let cut = 0; cut < 3; cut++) {
        await world.cut();
        await trade(world, 3);
        expect(await isRight(world)).toBe(true);
      }
    });

    test('shows the book of an exchange that was restarted, never a mixture', async () => {
      const world = await openWorld('restarted');
      await trade(world, 3);
      expect(await isRight(world)).toBe(true);
      await world.exchange.reopen();
      world.door.lead(world.exchange.url);
      const [asha, ben] = await Promise.all([world.exchange.signIn('asha'), world.exchange.signIn('ben')]);
      await trade({ ...world, asha, ben }, 3);
      expect(await isRight(world)).toBe(true);
    });

    test('says that there is no such market', async () => {
      const { transport } = await openWorld('known');
      const client = openMarketClient(transport, 'no-such-market');
      onTestFinished(() => client.stop());
      await expect.poll(() => stateOf(client), patience).toEqual({ notLive: 'unknownMarket' });
    });

    test('brings what becomes of an event', async () => {
      const { transport, exchange } = await openWorld('scored');
      const messages: EventMessage[] = [];
      const stop = transport.watchEvent('scored', {
        message: (message) => messages.push(message),
        ended: () => {},
      });
      onTestFinished(stop);
      await expect.poll(() => messages.at(-1), patience).toMatchObject({ inPlay: false, score: null });
      const score = { home: '1', away: '0', period: "12'", note: 'GOAL' };
      const body = { inPlay: true, score };
      dataOf(await exchange.call(setEventState, { params: { eventId: 'scored' }, body }, exchange.operator));
      await expect.poll(() => messages.at(-1), patience).toMatchObject({ inPlay: true, score });
    });
  });
}
