import { expect, test } from 'vitest';
import { aDefinition } from './habits/seen.fixture.ts';
import { KnownMarkets } from './known-markets.ts';

const marketId = 'soccer-1.mo';
const start = Date.parse('2026-05-01T12:00:00.000Z');
const market = (version: number, changes = {}) =>
  aDefinition({ marketId, version, inPlay: true, ...changes });

test('a market that has changed in play between two looks has stopped for a moment', () => {
  const markets = new KnownMarkets(2);
  markets.look([market(3)], start);
  expect(markets.find(marketId, start)?.sinceStop).toBeNull();
  markets.look([market(5)], start + 4_000);
  expect(markets.find(marketId, start + 5_000)?.sinceStop).toBe(2_000);
  markets.look([market(5)], start + 8_000);
  expect(markets.find(marketId, start + 8_000)?.sinceStop).toBe(8_000);
});

test('turning in play is no stop, and a suspended market takes no bets', () => {
  const markets = new KnownMarkets(1);
  markets.look([market(1, { inPlay: false })], start);
  markets.look([market(2)], start + 4_000);
  expect(markets.find(marketId, start + 4_000)?.sinceStop).toBeNull();
  markets.look([market(3, { status: 'SUSPENDED' })], start + 8_000);
  expect(markets.open(start + 8_000)).toEqual([]);
  expect(markets.find(marketId, start + 8_000)?.sinceStop).toBe(0);
});

test('time to the off is that of the day as it is played', () => {
  const markets = new KnownMarkets(10);
  markets.look([market(1, { inPlay: false })], start - 60_000);
  expect(markets.open(start - 60_000)[0]?.toOff).toBe(600_000);
});

test('recorded markets and those of the stage are left alone, and closed ones forgotten', () => {
  const markets = new KnownMarkets(1);
  markets.look(
    [market(1), aDefinition({ marketId: 'stage.1.1.main' }), aDefinition({ marketId: '1.2345' })],
    start,
  );
  expect(markets.open(start).map(({ definition }) => definition.marketId)).toEqual([marketId]);
  markets.look([], start);
  expect(markets.find(marketId, start)).toBeNull();
});
