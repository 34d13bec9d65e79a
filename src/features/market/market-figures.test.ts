import { expect, test } from 'vitest';
import { marketFigures, type RuledMarket } from './market-figures.ts';

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

const figure = (title: string, changes: Partial<RuledMarket> = {}): string | undefined =>
  marketFigures(market(changes)).find((one) => one.title === title)?.text;

test('commission is said with the market’s own rate, and where there is none', () => {
  expect(figure('Commission')).toBe('Here it is 2.5 % of your net winnings.');
  expect(figure('Commission', { commissionRate: 0 })).toBe('None is taken in this market.');
});

test('the delay in play is said before the start and during play, and where there is none', () => {
  expect(figure('In play')).toContain('a bet that takes a price will wait 5 seconds');
  expect(figure('In play', { inPlay: true, betDelay: 1 })).toContain(
    'a bet that takes a price waits 1 second',
  );
  expect(figure('In play', { inPlay: true, betDelay: 0 })).toContain('without a delay');
  expect(figure('In play', { kind: 'SESSION' })).toContain('a quote is taken at once');
});

test('stakes, and what the operator lets be won and be at risk, where he limits it', () => {
  expect(figure('Stakes')).toBe('From ₹100.00 to ₹5,00,000.00 a bet.');
  expect(figure('Stakes', { maxProfit: 1_000_00, maxExposure: 2_000_00 })).toBe(
    'From ₹100.00 to ₹5,00,000.00 a bet. One bet may win ₹1,000.00 at most. Your exposure in this market may be ₹2,000.00 at most.',
  );
});

test('how many win of how many, the strike of an index, and nothing where the rules say it all', () => {
  expect(figure('Settlement', { kind: 'BINARY', strike: 78_250_50 })).toBe(
    'Harbour Town wins when the index closes at 78250.5 or above, Ridgeway when it closes below.',
  );
  expect(figure('Settlement', { kind: 'PLACE', numberOfWinners: 2 })).toBe(
    '2 runners win, of the 3 that run.',
  );
  expect(figure('Settlement')).toBe('One of the 3 runners wins.');
  expect(figure('Settlement', { kind: 'SESSION' })).toBeUndefined();
});

test('runners that were taken out are named, with what the others’ odds were reduced by', () => {
  const runners = market().runners.map((one) =>
    one.runnerId === 'c' ? { ...one, status: 'REMOVED', reductionFactor: 1_250 } : one,
  );
  expect(figure('Withdrawals', { runners })).toContain('The Draw was taken out');
  expect(figure('Withdrawals', { runners })).toContain('12.5 %');
  expect(figure('Settlement', { runners })).toContain('One of the 2 runners wins');
  expect(figure('Withdrawals')).toBeUndefined();
});

test('bets that may be matched across the runners', () => {
  expect(figure('Matching')).toBeUndefined();
  expect(figure('Matching', { crossMatching: true })).toContain('all the other runners');
});

test('whether it can be cashed out', () => {
  expect(figure('Cash out')).toContain('Offered');
  expect(figure('Cash out', { kind: 'PLACE', numberOfWinners: 2 })).toContain('not offered');
});
