import { expect, test } from 'vitest';
import {
  betWords,
  commissionWords,
  removalSentence,
  resultSentence,
  type ToldBet,
  type ToldEnding,
} from './why-words.ts';

const ending = (changes: Partial<ToldEnding> = {}): ToldEnding => ({
  voided: false,
  winners: [],
  tied: [],
  places: 0,
  number: null,
  ...changes,
});
const bet = (changes: Partial<ToldBet>): ToldBet => ({
  selectionName: 'Dunes',
  side: 'BACK',
  stake: 600_00,
  odds: 236,
  fate: 'WON',
  ...changes,
});

test('the result is a sentence, whatever decides the market', () => {
  expect(resultSentence('WINNER', ending({ winners: ['Dunes'] }))).toBe('Dunes won.');
  expect(resultSentence('PLACE', ending({ winners: ['Dunes', 'Harbour', 'Reef'] }))).toBe(
    'Dunes, Harbour and Reef won.',
  );
  expect(resultSentence('WINNER', ending({ tied: ['Dunes', 'Harbour'], places: 1 }))).toBe(
    'Dunes and Harbour ran a dead heat for 1 place: each counts as 1/2 of a winner.',
  );
  const heat = ending({ winners: ['Reef'], tied: ['A', 'B', 'C'], places: 2 });
  expect(resultSentence('PLACE', heat)).toBe(
    'Reef won. A, B and C ran a dead heat for 2 places: each counts as 2/3 of a winner.',
  );
  expect(resultSentence('SESSION', ending({ number: 46 }))).toBe('The result was 46.');
  expect(resultSentence('LINE', ending({ number: 0 }))).toBe('The result was 0.');
  expect(resultSentence('HANDICAP', ending({ number: -1, winners: ['Dunes'] }))).toBe(
    'Before the handicaps, Dunes won by 1.',
  );
  expect(resultSentence('HANDICAP', ending({ number: 0 }))).toBe('Before the handicaps, it ended level.');
  expect(resultSentence('BINARY', ending({ winners: ['Above'], number: 24_500_50 }), 24_500_00)).toBe(
    'The index was 24500.5, the strike 24500: Above won.',
  );
  expect(resultSentence('BINARY', ending({ winners: ['Below'] }), 24_500_00)).toBe('Below won.');
  expect(resultSentence('SESSION', ending({ voided: true }))).toContain('declared void');
});

const half = ending({ tied: ['Dunes', 'Harbour'], places: 1 });

test.each([
  ['WINNER', bet({}), 'Won: ₹600.00 × (2.36 − 1)'],
  ['WINNER', bet({ side: 'LAY' }), 'Lost: ₹600.00 × (2.36 − 1)'],
  ['WINNER', bet({ fate: 'LOST' }), 'Lost: the stake, ₹600.00'],
  ['WINNER', bet({ fate: 'LOST', side: 'LAY' }), 'Won: the backer’s stake, ₹600.00'],
  ['WINNER', bet({ fate: 'SHARED' }), 'Dead heat: ₹600.00 × 2.36 × 1/2 − ₹600.00'],
  ['WINNER', bet({ fate: 'SHARED', side: 'LAY' }), 'Dead heat: ₹600.00 − ₹600.00 × 2.36 × 1/2'],
  ['BOOKMAKER', bet({ odds: 190 }), 'Won: ₹600.00 × 90/100'],
  ['SESSION', bet({ odds: 190, side: 'LAY' }), 'Lost: ₹600.00 × 90/100'],
  ['LINE', bet({ odds: 4_550 }), 'Won: ₹600.00 at even money'],
  ['LINE', bet({ odds: 4_500, fate: 'LEVEL' }), 'Neither won nor lost: stakes are given back'],
  ['HANDICAP', bet({ odds: 190, fate: 'HALF_WON' }), 'Half won: ½ × ₹600.00 × (1.90 − 1)'],
  ['HANDICAP', bet({ odds: 190, fate: 'HALF_WON', side: 'LAY' }), 'Half lost: ½ × ₹600.00 × (1.90 − 1)'],
  ['HANDICAP', bet({ odds: 190, fate: 'HALF_LOST' }), 'Half lost: ½ × ₹600.00'],
  ['HANDICAP', bet({ odds: 190, fate: 'HALF_LOST', side: 'LAY' }), 'Half won: ½ × ₹600.00'],
  ['WINNER', bet({ fate: 'VOID', voidReason: 'RUNNER' }), 'Void: Dunes was taken out'],
  ['WINNER', bet({ fate: 'VOID', voidReason: 'MARKET' }), 'Void, as the whole market is'],
  [
    'WINNER',
    bet({ fate: 'VOID', voidReason: 'OPERATOR' }),
    'Void: the exchange took back bets matched at that time',
  ],
] as const)('of a bet in a %s market: %o', (kind, one, words) => {
  expect(betWords(kind, one, half)).toBe(words);
});

test('removals and commission are said with their rates', () => {
  expect(removalSentence({ name: 'Reef', reductionFactor: 1_250 })).toContain('reduced by 12.5 %.');
  expect(removalSentence({ name: 'Reef', reductionFactor: 0 })).toContain('the odds of other bets stay.');
  expect(commissionWords(250, 36_00)).toBe('2.5 % of ₹36.00');
  expect(commissionWords(250, -36_00)).toBe('none, as nothing was won');
});
