import { expect, test } from 'vitest';
import { maxPinnedMarkets, togglePinned } from './bettor-settings.ts';

test('a market is pinned last, and unpinned', () => {
  expect(togglePinned(['1', '2'], '3')).toEqual(['1', '2', '3']);
  expect(togglePinned(['1', '2', '3'], '2')).toEqual(['1', '3']);
});

test('the oldest goes when there are too many', () => {
  const many = Array.from({ length: maxPinnedMarkets }, (_, at) => `${at}`);
  expect(togglePinned(many, 'new')).toEqual([...many.slice(1), 'new']);
});
