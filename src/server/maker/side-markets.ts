import { isQuoted } from '#domain/market/market-kind.ts';
import { itemAt } from '#domain/must.ts';
import type { ExchangeDesk } from './exchange-desk.ts';
import type { Leaver, Match, SideMarket } from './match.ts';
import { createQuoter, type Quoter } from './quoter.ts';
import type { Trader } from './trader.ts';

interface Running {
  side: SideMarket;
  quoter: Quoter;
  /** Its current quotes, as sent. */
  quoted: string;
}

/** A match's markets beside the main one: announced, re-quoted at every step, settled once decided. */
export interface SideMarkets {
  /** Opens the unsettled markets. Their quotes come with the next update. */
  open(inPlay: boolean): Promise<void>;
  /** Opens the markets that a key moment suspended, each with its new quotes at once, and settles the decided ones. */
  openAgain(): Promise<void>;
  suspend(reason: string): Promise<void>;
  /** Takes an entrant out of the markets it runs in. */
  withdraw(leaver: Leaver): Promise<void>;
  /** Settles the markets decided by now. */
  settleDecided(): Promise<void>;
  /** Opens the markets that have come, settles the decided ones and re-quotes the rest. */
  update(): Promise<void>;
}

export async function announceSides(match: Match, desk: ExchangeDesk, maker: Trader): Promise<SideMarkets> {
  const running: Running[] = [];
  let isInPlay = false;
  /** Does nothing if an earlier run of this program has settled it. */
  async function announce(side: SideMarket): Promise<void> {
    const { marketId, runnerIds } = side;
    if (!(await desk.announceSide(match.fixture, side))) return;
    // We do not know what an earlier run of this program left resting.
    if (!isQuoted(side.market.kind))
      await maker.send(marketId, [{ type: 'CANCEL_MARKET', clientId: maker.nextClientId() }]);
    running.push({ side, quoter: createQuoter(maker, marketId, runnerIds), quoted: '' });
  }
  for (const side of match.sides()) await announce(side);

  /** Sends a market's quotes, once `open` has resolved: they are worked out before, so that no price is missing. */
  async function offer(one: Running, open = () => Promise.resolve()): Promise<void> {
    const { side, quoter } = one;
    const orders = side.orders();
    const quotes = orders ? [] : side.quotes();
    await open();
    if (orders) return quoter.quote(orders);
    const text = JSON.stringify(quotes);
    if (text !== one.quoted) await desk.quote(side.marketId, quotes);
    one.quoted = text;
  }

  const reopen = (side: SideMarket) => desk.setMarket(side.marketId, 'OPEN', { inPlay: isInPlay });

  async function settleDecided(): Promise<void> {
    const decided = running.flatMap((one) => {
      const result = one.side.result();
      return result ? [{ one, result }] : [];
    });
    for (const { one, result } of decided) {
      await desk.settle(one.side, result);
      running.splice(running.indexOf(one), 1);
    }
  }

  return {
    open: async (inPlay) => {
      for (const { side, quoter } of running) {
        await desk.setMarket(side.marketId, 'OPEN', { inPlay });
        if (!inPlay || isInPlay) continue;
        // Turning in play lapsed the resting orders.
        quoter.forget();
        side.forget();
      }
      isInPlay = inPlay;
    },
    openAgain: async () => {
      await settleDecided();
      for (const one of running) await offer(one, () => reopen(one.side));
    },
    suspend: async (reason) => {
      for (const { side } of running) {
        await desk.setMarket(side.marketId, 'SUSPENDED', { reason });
        side.forget();
      }
    },
    withdraw: async ({ entrant, sideReductions }) => {
      for (const { side, quoter } of running) {
        const reduction = sideReductions.get(side.marketId);
        if (reduction === undefined) continue;
        await desk.removeRunner(side.marketId, itemAt(side.runnerIds, entrant), reduction);
        // Its removal lapsed the resting orders.
        quoter.forget();
      }
    },
    settleDecided,
    update: async () => {
      const fresh = match.newSides();
      // One that is decided already was opened by an earlier run of this program, and is settled below.
      for (const side of fresh) await announce(side);
      await settleDecided();
      for (const one of running)
        await offer(one, fresh.includes(one.side) ? () => reopen(one.side) : undefined);
    },
  };
}
