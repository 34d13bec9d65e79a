import { expect, test } from 'vitest';
import { hasPriceUpTo } from './has-price-up-to.ts';
import { MarketStore } from './market-store.ts';
import { sampleImage } from './market.test-data.ts';

/** The home side is backed at 2.36, the away side at 3.25. */
const store = new MarketStore((flush) => flush());
store.applyImage(sampleImage());

test('a runner’s best price to back counts, up to the given one', () => {
  expect(hasPriceUpTo(store, ['home', 'away'], 236)).toBe(true);
  expect(hasPriceUpTo(store, ['home', 'away'], 235)).toBe(false);
  expect(hasPriceUpTo(store, ['away'], 236)).toBe(false);
});

test('a runner without a price does not count', () => {
  expect(hasPriceUpTo(store, ['nobody'], 1_000)).toBe(false);
  expect(hasPriceUpTo(store, [], 1_000)).toBe(false);
});
