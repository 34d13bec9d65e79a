import { expect, test } from 'vitest';
import { maxPinnedMarkets } from './bettor-settings.ts';
import { readPinNames, withPinName } from './pin-names.ts';

const named = (marketId: string, marketName = 'Match Odds') => ({ marketId, marketName, eventName: 'A v B' });

test('a market that is shown again is kept once, by its new name and last', () => {
  const names = [named('1'), named('2')];
  expect(withPinName(names, named('1', 'Winner'))).toEqual([named('2'), named('1', 'Winner')]);
});

test('all that may be pinned have room, and the one not shown for longest goes', () => {
  const many = Array.from({ length: 3 * maxPinnedMarkets }, (_, at) => named(`${at}`));
  const kept = many.reduce<readonly ReturnType<typeof named>[]>(withPinName, []);
  expect(kept).toEqual(many.slice(maxPinnedMarkets));
});

test('what is not such a name is left out', () => {
  expect(readPinNames([named('1'), null, 'x', { marketId: '2' }, { ...named('3'), eventName: 4 }])).toEqual([
    named('1'),
  ]);
  expect(readPinNames({ 0: named('1') })).toEqual([]);
  expect(readPinNames(undefined)).toEqual([]);
});
