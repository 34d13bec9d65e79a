import { expect, test } from 'vitest';
import { readRound } from './round-words.ts';

test.each([
  ['Left: left 9♣, right 4♥', 'Left', 'left 9♣, right 4♥'],
  ['Red 500.00; 1, 4, … 34 20.50: 18, red', 'Red 500.00, 1, 4, … 34 20.50', '18, red'],
  [
    'Player 8: 8: 10♥, 9: 8♠, 10: 6♥, 11: J♠; player 11 wins with 22',
    'Player 8',
    '8: 10♥, 9: 8♠, 10: 6♥, 11: J♠; player 11 wins with 22',
  ],
  ['of another program', 'of another program', ''],
])('%s', (text, bet, result) => {
  expect(readRound(text)).toEqual({ bet, result });
});
