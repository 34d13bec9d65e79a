import { describe, expect, test } from 'vitest';
import { marketKinds } from '#domain/market/market-kind.ts';
import { marketRules, type RuledMarket } from './market-rules.ts';

const market = (changes: Partial<RuledMarket> = {}): RuledMarket => ({
  kind: 'WINNER',
  numberOfWinners: 1,
  crossMatching: null,
  status: 'OPEN',
  inPlay: false,
  betDelay: 5,
  commissionRate: 250,
  minStake: 100_00,
  maxStake: 5_00_000_00,
  maxProfit: null,
  maxExposure: null,
  strike: null,
  runners: [
    { runnerId: 'a', name: 'Harbour Town', status: 'ACTIVE', reductionFactor: null },
    { runnerId: 'b', name: 'Ridgeway', status: 'ACTIVE', reductionFactor: null },
    { runnerId: 'c', name: 'The Draw', status: 'ACTIVE', reductionFactor: null },
  ],
  ...changes,
});

const rule = (title: string, changes: Partial<RuledMarket> = {}): string | undefined =>
  marketRules(market(changes)).find((one) => one.title === title)?.text;

test('commission is said with the market’s own rate, and where there is none', () => {
  expect(rule('Commission')).toContain('2.5 % of your net winnings in this market');
  expect(rule('Commission', { commissionRate: 0 })).toBe('None is taken in this market.');
});

test('the delay in play is said before the start and during play, and where there is none', () => {
  expect(rule('In play')).toContain('a bet that takes a price will wait 5 seconds');
  expect(rule('In play', { inPlay: true, betDelay: 1 })).toContain('a bet that takes a price waits 1 second');
  expect(rule('In play', { inPlay: true, betDelay: 0 })).toContain('without a delay');
});

test('stakes, and what the operator lets be won and be at risk, where he limits it', () => {
  expect(rule('Stakes')).toBe('From ₹100.00 to ₹5,00,000.00 a bet.');
  expect(rule('Stakes', { maxProfit: 1_000_00, maxExposure: 2_000_00 })).toBe(
    'From ₹100.00 to ₹5,00,000.00 a bet. One bet may win ₹1,000.00 at most. You may have ₹2,000.00 at risk in this market at most.',
  );
});

describe('how it is settled', () => {
  test.each(marketKinds)('is said of %s', (kind) => {
    expect(rule('Settlement', { kind, numberOfWinners: kind === 'PLACE' ? 2 : 1 })).toMatch(/^[A-Z\d].*\.$/);
  });

  test('with the market’s own figures', () => {
    expect(rule('Settlement', { kind: 'BINARY', strike: 78_250_50 })).toContain(
      'Harbour Town wins when the index closes at 78250.5 or above, Ridgeway when it closes below',
    );
    expect(rule('Settlement', { kind: 'PLACE', numberOfWinners: 2 })).toContain('2 runners win');
    expect(rule('Settlement')).toContain('One of the 3 runners wins');
  });

  test('a dead heat is shared by the places that are left; a number has none', () => {
    expect(rule('Dead heat')).toContain('half of a winner when two tie');
    expect(rule('Dead heat', { kind: 'PLACE', numberOfWinners: 2 })).toContain('last place');
    for (const kind of ['SESSION', 'LINE', 'HANDICAP', 'BINARY', 'LOTTERY'] as const)
      expect(rule('Dead heat', { kind })).toBeUndefined();
  });
});

test('runners that were taken out are named, with what the others’ odds were reduced by', () => {
  const runners = market().runners.map((one) =>
    one.runnerId === 'c' ? { ...one, status: 'REMOVED', reductionFactor: 1_250 } : one,
  );
  expect(rule('Withdrawals', { runners })).toContain('The Draw was taken out');
  expect(rule('Withdrawals', { runners })).toContain('12.5 %');
  expect(rule('Settlement', { runners })).toContain('One of the 2 runners wins');
  expect(rule('Withdrawals')).toBeUndefined();
});

test('how bets are matched: in a book, across the runners, or at quotes', () => {
  expect(rule('Matching')).not.toContain('all the other runners');
  expect(rule('Matching', { crossMatching: true })).toContain('all the other runners');
  expect(rule('Matching', { kind: 'SESSION' })).toContain('exactly as quoted');
});

test('whether it can be cashed out', () => {
  expect(rule('Cash out')).toContain('Offered');
  expect(rule('Cash out', { kind: 'PLACE', numberOfWinners: 2 })).toContain('not offered');
});
