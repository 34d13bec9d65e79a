import { expect, test } from 'vitest';
import { centredScroll, exchangeTabShare, sportTabShare } from './tab-centring.ts';

const strip = { tabWidth: 60, stripWidth: 360, contentWidth: 1_000 };

test('a sport’s tab stands in the middle of the strip', () => {
  expect(centredScroll({ ...strip, tabStart: 500 }, sportTabShare)).toBe(350);
});

test('an exchange tab has a third of the spare width before it', () => {
  expect(centredScroll({ ...strip, tabStart: 500 }, exchangeTabShare)).toBeCloseTo(400);
});

test('a strip is never scrolled past its ends, nor at all when everything fits', () => {
  for (const share of [exchangeTabShare, sportTabShare]) {
    expect(centredScroll({ ...strip, tabStart: 0 }, share)).toBe(0);
    expect(centredScroll({ ...strip, tabStart: 940 }, share)).toBe(640);
    expect(centredScroll({ ...strip, contentWidth: 300, tabStart: 200 }, share)).toBe(0);
  }
});
