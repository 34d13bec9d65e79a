import { expect, test } from 'vitest';
import type { MarketBook, MarketDefinition } from '#contract/market.ts';
import { aDefinition } from '#contract/testing/samples.ts';
import { leadingMarkets } from './leading-markets.ts';

const runnerIds = ['r1', 'r2', 'r3'];

/** A market in play with these best prices to back; null where there is none. */
function aBook(
  marketId: string,
  prices: readonly (number | null)[],
  matched: number,
  changes: Partial<MarketDefinition> = {},
): MarketBook {
  const runners = prices.map((odds, at) => ({ runnerId: runnerIds[at] ?? '', odds }));
  const definition = aDefinition({
    marketId,
    eventId: `event of ${marketId}`,
    inPlay: true,
    runners: runners.map(({ runnerId }, at) => ({
      runnerId,
      name: runnerId,
      sortPriority: at,
      status: 'ACTIVE',
    })),
    ...changes,
  });
  return {
    marketId,
    epoch: 'e1',
    to: 1,
    at: '2026-05-01T12:00:00.000Z',
    definition,
    matched,
    runners: runners.map(({ runnerId, odds }) => ({
      runnerId,
      toBack: odds === null ? [] : [[odds, 100_00]],
      toLay: [],
      lastOdds: null,
      matched: 0,
    })),
  };
}

const orderOf = (books: readonly MarketBook[], limit = 5) =>
  leadingMarkets(books, limit).map(({ marketId }) => marketId);

test('of markets equally open, the one in which more was matched leads', () => {
  const books = [aBook('quiet', [200, 200], 1_000), aBook('busy', [200, 200], 5_000)];
  expect(orderOf(books)).toEqual(['busy', 'quiet']);
  expect(orderOf(books, 1)).toEqual(['busy']);
});

test('of markets in which as much was matched, the more open one leads', () => {
  expect(orderOf([aBook('decided', [101, 5_000], 1_000), aBook('open', [210, 190], 1_000)])).toEqual([
    'open',
    'decided',
  ]);
});

test('a draw counts among the likeliest two', () => {
  // Level against a draw, and level against the other side: one is as open as the other.
  const books = [aBook('sides', [200, 200, 1_000], 1_000), aBook('draw', [200, 1_000, 200], 1_001)];
  expect(orderOf(books)).toEqual(['draw', 'sides']);
});

test('a market leads nothing before the off, once closed, with a runner without a price, or with a field', () => {
  expect(
    orderOf([
      aBook('before', [200, 200], 1_000, { inPlay: false }),
      aBook('closed', [200, 200], 1_000, { status: 'CLOSED' }),
      aBook('unpriced', [200, null], 1_000),
      aBook('session', [200, 200], 1_000, { kind: 'SESSION' }),
      aBook('alone', [101], 1_000),
    ]),
  ).toEqual([]);
});

test('a suspended market goes on leading: a goal is no reason to look away', () => {
  expect(orderOf([aBook('goal', [200, 200], 1_000, { status: 'SUSPENDED' })])).toEqual(['goal']);
});

test('a runner that was withdrawn counts for nothing', () => {
  const [book] = [aBook('two of three', [200, 200, null], 1_000)];
  const runners = book.definition.runners.map((runner) =>
    runner.runnerId === 'r3' ? { ...runner, status: 'REMOVED' as const } : runner,
  );
  expect(orderOf([{ ...book, definition: { ...book.definition, runners } }])).toEqual(['two of three']);
});

test('it is told whose market it is, how much was matched and what the chances are', () => {
  expect(leadingMarkets([aBook('m', [125, 500], 1_234)], 5)).toEqual([
    {
      marketId: 'm',
      eventId: 'event of m',
      sportId: '4',
      matched: 1_234,
      runners: [
        { name: 'r1', chance: 8_000 },
        { name: 'r2', chance: 2_000 },
      ],
    },
  ]);
});
