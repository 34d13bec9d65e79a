import { expect, test } from 'vitest';
import { maxPinnedMarkets, togglePinned } from './bettor-settings.ts';

test('a market is pinned last, and unpinned', () => {
  expect(togglePinned(['1', '2'], '3')).toEqual(['1', '2', '3']);
  expect(togglePinned(['1', '2', '3'], '2')).toEqual(['1', '3']);
});

test('where there are as many as there may be, one can be unpinned, and no other goes for the next', () => {
  const many = Array.from({ length: maxPinnedMarkets }, (_, at) => `${at}`);
  expect(togglePinned(many, 'new')).toBeNull();
  expect(togglePinned(many, '0')).toEqual(many.slice(1));
  expect(togglePinned(many.slice(1), 'new')).toEqual([...many.slice(1), 'new']);
});
