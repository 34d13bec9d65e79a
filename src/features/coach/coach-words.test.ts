import { afterEach, expect, test } from 'vitest';
import { setCurrency, setPractice } from '#domain/money/money.ts';
import { coachWords, saidOf, type CoachScene } from './coach-words.ts';

const scene = (changes: Partial<CoachScene> = {}): CoachScene => ({
  step: 'price',
  odds: 262,
  hasMarket: true,
  bet: null,
  hasEndings: true,
  ...changes,
});
const oddsText = (odds: number) => (odds / 100).toFixed(2);
const textOf = (changes: Partial<CoachScene> = {}) =>
  coachWords(scene(changes), oddsText).text.replaceAll('\u00a0', ' ');

afterEach(() => {
  setPractice(false);
  setCurrency('INR');
});

test('the first step says what the lit price returns, in the account’s own money', () => {
  setPractice(true);
  expect(textOf()).toContain('2.62 means P 100 returns P 262.');
  setPractice(false);
  expect(textOf({ odds: 1_01_000 })).toContain('1010.00 means ₹ 100 returns ₹ 1,01,000.');
  setCurrency('GBP');
  expect(textOf()).toContain('2.62 means £ 100 returns £ 262.');
});

test('without a price to press it promises none', () => {
  const held = coachWords(scene({ odds: null }), oddsText);
  expect([held.text, held.todo]).toEqual([
    'Prices are held for a moment. They come back by themselves.',
    null,
  ]);
  expect(textOf({ odds: null, hasMarket: false })).toBe('Open a match to see its prices.');
});

test('a bet that waits is not said to stand, and bars are named only where they are', () => {
  const bet = { clientId: 'bet-1', marketId: '1.1', isMatched: false };
  expect(textOf({ step: 'bet', bet })).toContain('It waits in My Bets');
  expect(textOf({ step: 'bet', bet: { ...bet, isMatched: true } })).toContain('The bars say');
  expect(textOf({ step: 'bet', bet: null, hasEndings: false })).not.toContain('bars');
});

test('what is read out at a step has no price, which would be read out anew each time it moves', () => {
  expect(saidOf('price')).toBe('Your first bet · 1 of 3: Tap a blue price.');
});
