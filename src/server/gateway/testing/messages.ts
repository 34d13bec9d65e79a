import type { MarketBook } from '#contract/market.ts';
import type { AccountImage, MarketChange, MarketHeartbeat, MarketImage } from '#contract/stream.ts';
import { aDefinition, at } from '#contract/testing/samples.ts';

export const definition = aDefinition();

export const book = (changes: Partial<MarketBook> = {}): MarketBook => ({
  marketId: 'm1',
  epoch: 'a',
  to: 1,
  at,
  definition,
  runners: [
    { runnerId: 'r1', toBack: [[200, 500]], toLay: [[204, 700]], lastOdds: null, matched: 0 },
    { runnerId: 'r2', toBack: [], toLay: [], lastOdds: 300, matched: 40 },
  ],
  matched: 40,
  ...changes,
});

export const image = (changes: Partial<MarketBook> = {}): MarketImage => ({
  type: 'IMAGE',
  ...book(changes),
});

/** A change from `from` to the next number that sets the size of the back price 2.00. */
export const change = (from: number, size: number): MarketChange => ({
  type: 'CHANGE',
  marketId: 'm1',
  epoch: 'a',
  from,
  to: from + 1,
  at,
  runners: [{ runnerId: 'r1', toBack: [[200, size]] }],
});

export const heartbeat = (to: number): MarketHeartbeat => ({
  type: 'HEARTBEAT',
  marketId: 'm1',
  epoch: 'a',
  to,
  at,
});

export const accountImage = (changes: Partial<AccountImage> = {}): AccountImage => ({
  type: 'IMAGE',
  epoch: 'a',
  to: 1,
  at,
  balance: { bankBalance: 1_000_00, exposure: 0 },
  orders: [],
  positions: [],
  ...changes,
});
