import { expect, test } from 'vitest';
import type { Settlement } from '../bet/order.ts';
import { settlementWords } from './settlement-words.ts';

const settlement = (changes: Partial<Settlement>): Settlement => ({
  settlementId: 's1',
  marketId: '1.1',
  eventName: 'Rovers v United',
  marketName: 'Match Odds',
  result: 'Rovers',
  profit: 100_00,
  commission: 2_00,
  at: '2026-11-27T10:00:00Z',
  ...changes,
});
const words = (...all: Partial<Settlement>[]) => settlementWords(all.map(settlement));

test.each<[Partial<Settlement>, string]>([
  [{}, 'Won ₹98.00 on Match Odds, Rovers v United.'],
  [{ profit: -100_00, commission: 0 }, 'Lost ₹100.00 on Match Odds, Rovers v United.'],
  [{ profit: 0, commission: 0 }, 'Settled without gain or loss: Match Odds, Rovers v United.'],
  [{ profit: 0, commission: 0, result: 'Void' }, 'Void: your stakes are back. Match Odds, Rovers v United.'],
  // Its amount is the difference to what was paid before, so it is neither won nor lost.
  [
    { profit: -200_00, commission: -2_00, result: 'Corrected: United' },
    'Settled again: -₹198.00 on Match Odds, Rovers v United.',
  ],
])('one market: %o', (changes, said) => {
  expect(words(changes)).toBe(said);
});

test('several at once are told by what they come to together', () => {
  expect(words({}, { profit: -100_00, commission: 0 }, {})).toBe('3 markets settled: +₹96.00 in all.');
});
