import { expect, test } from 'vitest';
import { Bank } from '../testing/bank.fixture.ts';
import { rupee } from '../testing/engine.fixture.ts';
import type { GrantBonusCommand } from './payment-commands.ts';

const actor = { who: 'Olga', reason: 'Welcome.' };

function grant(bank: Bank, facts: Partial<GrantBonusCommand> = {}) {
  return bank.engine.run({
    type: 'GRANT_BONUS',
    accountId: 'ann',
    grantId: 'g1',
    amount: 100 * rupee,
    times: 3,
    product: null,
    until: '2026-06-01T00:00:00Z',
    actor,
    ...facts,
  });
}

const grants = (bank: Bank) => [...(bank.engine.state.account('ann').purse?.grants.values() ?? [])];
const lastGrant = (bank: Bank) => bank.engine.store.rows.grants.at(-1);

/** Ann backs a runner at 3.00 with Bob, and the market is settled. */
function settled(bank: Bank, stake: number, winners = ['r1'], marketId = `m${bank.next()}x`) {
  const { engine } = bank;
  engine.market(marketId);
  engine.instruct('bob', { type: 'PLACE', runnerId: 'r1', side: 'LAY', odds: 300, stake }, marketId);
  engine.instruct('ann', { type: 'PLACE', runnerId: 'r1', side: 'BACK', odds: 300, stake }, marketId);
  engine.run({ type: 'SETTLE_MARKET', marketId, winners });
  return marketId;
}

test('a grant is a promise: nothing is booked, and no bet can use it', () => {
  const bank = new Bank();
  expect(grant(bank)).toMatchObject({
    status: 'ACCEPTED',
    grant: { amount: 100 * rupee, target: 300 * rupee, progress: 0, state: 'OPEN', reason: 'Welcome.' },
  });
  expect(bank.bookedFor('g1')).toEqual([]);
  expect(bank.engine.state.account('ann').available).toBe(10_000 * rupee);
  expect(bank.lastAct()).toEqual({ ...actor, act: 'GRANTED', subject: 'g1' });
});

test('what a settled position could have lost counts, won or lost, and completing the grant pays it once', () => {
  const bank = new Bank();
  grant(bank);
  settled(bank, 100 * rupee, ['r1']);
  expect(grants(bank)).toMatchObject([{ progress: 100 * rupee }]);
  settled(bank, 150 * rupee, ['r2']);
  expect(grants(bank)).toMatchObject([{ progress: 250 * rupee }]);
  settled(bank, 80 * rupee);
  expect(grants(bank)).toEqual([]);
  expect(lastGrant(bank)).toMatchObject({ state: 'PAID', progress: 300 * rupee, endedAt: bank.engine.at });
  settled(bank, 80 * rupee);
  expect(bank.bookedFor('g1')).toEqual([['bonus', { 'house-bonus': -100 * rupee, ann: 100 * rupee }]]);
});

test('a void market, a position that is hedged to nothing and what stayed unmatched count for nothing', () => {
  const bank = new Bank();
  const { engine } = bank;
  grant(bank);
  settled(bank, 100 * rupee, []);
  engine.placed('bob', 'r1', 'LAY', 300, 100 * rupee);
  engine.placed('ann', 'r1', 'BACK', 300, 100 * rupee);
  engine.placed('bob', 'r1', 'BACK', 300, 100 * rupee);
  engine.placed('ann', 'r1', 'LAY', 300, 100 * rupee);
  engine.placed('ann', 'r2', 'BACK', 300, 100 * rupee);
  engine.run({ type: 'SETTLE_MARKET', marketId: 'm1', winners: ['r1'] });
  expect(grants(bank)).toMatchObject([{ progress: 0 }]);
});

test('a correction changes no progress', () => {
  const bank = new Bank();
  const { engine } = bank;
  grant(bank);
  const marketId = settled(bank, 100 * rupee);
  for (const winners of [[], ['r2']]) {
    const settledMarket = engine.store.settled(marketId);
    engine.run({ type: 'RESETTLE_MARKET', marketId, winners, settled: settledMarket });
  }
  expect(grants(bank)).toMatchObject([{ progress: 100 * rupee }]);
});

const round = { type: 'PLAY_ROUND', accountId: 'ann', eventId: 'e1', gameName: 'Dice' } as const;

test('games’ stakes count, and a grant may name one product', () => {
  const bank = new Bank();
  const { engine } = bank;
  grant(bank, { grantId: 'any' });
  grant(bank, { grantId: 'bets', product: 'EXCHANGE' });
  grant(bank, { grantId: 'games', product: 'CASINO' });
  engine.run({ ...round, roundId: 'r1', bet: 'six', result: 'one', stake: 10 * rupee, payout: 0 });
  settled(bank, 100 * rupee);
  expect(Object.fromEntries(grants(bank).map(({ grantId, progress }) => [grantId, progress]))).toEqual({
    any: 110 * rupee,
    bets: 100 * rupee,
    games: 10 * rupee,
  });
});

test('at its date a grant lapses, without an entry', () => {
  const bank = new Bank();
  grant(bank, { until: '2026-05-01T14:00:00+01:00' });
  bank.engine.wait(60 * 60 - 1);
  expect(bank.engine.run({ type: 'END_PAYMENTS' })).toMatchObject({ code: 'NOTHING_DUE' });
  bank.engine.wait(1);
  bank.engine.run({ type: 'END_PAYMENTS' });
  expect(lastGrant(bank)).toMatchObject({ state: 'LAPSED', endedAt: bank.engine.at });
  expect(grants(bank)).toEqual([]);
  settled(bank, 1_000 * rupee);
  expect(bank.bookedFor('g1')).toEqual([]);
});

test.each<[string, Partial<GrantBonusCommand>]>([
  ['UNKNOWN_ACCOUNT', { accountId: 'nobody' }],
  ['UNKNOWN_ACCOUNT', { accountId: 'house-bonus' }],
  ['SELF_EXCLUDED', { accountId: 'eve' }],
  ['NOT_POSSIBLE', { times: 11 }],
  ['NOT_POSSIBLE', { until: '2026-05-01T12:00:00Z' }],
])('a grant is refused with %s for %o', (code, facts) => {
  const bank = new Bank();
  bank.engine.open('eve', { blocked: false, selfExcluded: true });
  expect(grant(bank, facts)).toMatchObject({ code });
  expect(bank.engine.store.rows.grants).toEqual([]);
});
