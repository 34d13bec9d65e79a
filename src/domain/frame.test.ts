import { expect, test } from 'vitest';
import { hasTopNav, rightColumnOf } from './frame.ts';

test('the top navigation is hidden on the account pages and on the profit-and-loss paths', () => {
  const hidden = ['/profile', '/intcasino', '/myBetshistory', '/profitlossMarket/4/7/2026-01-01/2026-01-02'];
  expect(hidden.map(hasTopNav)).toEqual(hidden.map(() => false));
  expect(['/', '/inplay', '/marketdetails/7/4', '/binary'].map(hasTopNav)).toEqual([true, true, true, true]);
});

test('the right column follows the page', () => {
  expect(rightColumnOf('/marketdetails/7/4')).toBe('streamAndBets');
  expect(rightColumnOf('/lotterydetails/7/66104')).toBe('streamAndBets');
  expect(rightColumnOf('/ballByBall/4/7')).toBe('bets');
  expect(rightColumnOf('/changpass')).toBe('none');
  expect(rightColumnOf('/')).toBe('casino');
});
