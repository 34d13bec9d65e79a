import { expect, test } from 'vitest';
import { leastBigBet } from '#contract/big-bets.ts';
import type { MarketDefinition } from '#contract/market.ts';
import type { StoredFill } from '#server/exchange/engine/records/orders.ts';
import { BigBets } from './big-bets.ts';

let lastFill = 0;
const aFill = (changes: Partial<StoredFill> = {}): StoredFill => ({
  fillId: ++lastFill,
  marketId: 'm1',
  runnerId: 'r1',
  odds: 200,
  struckOdds: null,
  line: null,
  voided: false,
  stake: leastBigBet,
  backOrderId: 'o1',
  backAccountId: 'a1',
  layOrderId: 'o2',
  layAccountId: 'a2',
  takerSide: 'BACK',
  at: '2026-05-01T12:00:00.000Z',
  ...changes,
});

const runners = [
  { runnerId: 'r1', name: 'Ridgeway', sortPriority: 1, status: 'ACTIVE' },
  { runnerId: 'r2', name: 'Dunmore', sortPriority: 2, status: 'REMOVED' },
] as const;
const definition = {
  marketId: 'm1',
  eventId: 'e1',
  sportId: '1',
  eventName: 'Ridgeway v Dunmore',
  marketName: 'Match Odds',
  kind: 'WINNER',
  voided: false,
  runners,
} as unknown as MarketDefinition;
const names: Record<string, string> = { a1: 'asha', a2: 'simulated-bettor-001' };
const sources = {
  definitionOf: (marketId: string) =>
    Promise.resolve({ m1: definition, void: { ...definition, voided: true } }[marketId]),
  userNameOf: (accountId: string) => names[accountId],
};
const list = (bets: BigBets, least = leastBigBet, limit = 50) => bets.list({ least, limit }, sources);

test('what one order took at several prices is one bet, at its average odds, told of without a name', async () => {
  const bets = new BigBets();
  bets.add([
    aFill({ stake: leastBigBet / 2, odds: 300 }),
    aFill({ stake: leastBigBet / 2, odds: 290, layOrderId: 'o3' }),
  ]);
  expect(await list(bets)).toEqual([
    {
      betId: '1',
      eventId: 'e1',
      sportId: '1',
      eventName: 'Ridgeway v Dunmore',
      marketId: 'm1',
      marketName: 'Match Odds',
      kind: 'WINNER',
      runnerId: 'r1',
      runnerName: 'Ridgeway',
      side: 'BACK',
      odds: 295,
      line: null,
      stake: leastBigBet,
      at: '2026-05-01T12:00:00.000Z',
      simulated: false,
    },
  ]);
});

test('it is the taker’s bet: its side, and whether a program made it', async () => {
  const bets = new BigBets();
  bets.add([aFill({ takerSide: 'LAY' })]);
  expect(await list(bets)).toMatchObject([{ side: 'LAY', simulated: true }]);
});

test('smaller bets are not kept, and the newest come first, no more than asked for', async () => {
  const bets = new BigBets();
  bets.add([aFill({ stake: leastBigBet - 1 })]);
  for (const stake of [1, 2, 3]) bets.add([aFill({ stake: stake * leastBigBet })]);
  expect((await list(bets)).map(({ stake }) => stake / leastBigBet)).toEqual([3, 2, 1]);
  expect((await list(bets, 2 * leastBigBet, 1)).map(({ stake }) => stake / leastBigBet)).toEqual([3]);
});

test('void bets are left out: of a voided market, of a removed runner, of a market that is not there', async () => {
  const bets = new BigBets();
  bets.add([aFill({ marketId: 'void' }), aFill({ runnerId: 'r2', backOrderId: 'o5' })]);
  bets.add([aFill({ marketId: 'gone' })]);
  expect(await list(bets)).toEqual([]);
});
