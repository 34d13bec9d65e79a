import { describe, expect, test } from 'vitest';
import { bestFiguresOf } from './best-figures.ts';
import { isBetterGot, onOfferOf, outlookOf } from './card-outlook.ts';
import { samplePrice } from './sample-price.test-data.ts';
import { cardOf } from './slip-card.ts';

const filled = { ...cardOf(samplePrice(), null, 'client-1'), stakeText: '100' };
const better = { policy: 'BETTER', ticks: 3 } as const;

describe('a better price than the one asked for is got', () => {
  const back = { ...filled, odds: 236, oddsText: '2.36', currentOdds: 240, offered: [[240, 1_000]] as const };
  test.each([
    ['where it is on offer', back, better, true],
    ['of a lay, where a lower one is', { ...back, side: 'LAY' as const, currentOdds: 230 }, better, true],
    ['but not while the asked one is the best', { ...back, currentOdds: 236 }, better, false],
    ['nor a worse one', { ...back, currentOdds: 234 }, better, false],
    [
      'nor a worse one that is taken too',
      { ...back, currentOdds: 234 },
      { policy: 'WITHIN', ticks: 3 } as const,
      false,
    ],
    ['nor by who takes no other', back, { policy: 'NEVER', ticks: 0 } as const, false],
    ['for odds of one’s own, too', { ...back, oddsText: '2.38' }, better, true],
    [
      'whatever the policy, which governs no odds of one’s own',
      { ...back, oddsText: '1.20', currentOdds: 236 },
      { policy: 'NEVER', ticks: 0 } as const,
      true,
    ],
    ['but not for odds of one’s own that are the best', { ...back, oddsText: '2.40' }, better, false],
    ['nor for a quote', { ...back, kind: 'BOOKMAKER' as const, oddsText: '2.38' }, better, false],
    ['nor where nothing is on offer', { ...back, currentOdds: null, offered: null }, better, false],
  ])('%s', (_, card, policy, isGot) => {
    expect(isBetterGot(card, policy)).toBe(isGot);
  });
});

test('what would be won at most is counted from all that is on offer, and the rest at the odds that are asked for', () => {
  const offered = [
    [250, 2_000],
    [240, 3_000],
    [236, 90_000],
    [200, 90_000],
  ] as const;
  const back = { ...filled, odds: 236, oddsText: '2.36', currentOdds: 250, offered };
  // 20.00 at 2.50, 30.00 at 2.40 and 50.00 at 2.36.
  expect(bestFiguresOf(back)).toEqual({ profit: 14_000, liability: 10_000 });
  expect(bestFiguresOf({ ...back, offered: [[250, 50_000]] })).toEqual({ profit: 15_000, liability: 10_000 });
  const lay = {
    ...back,
    side: 'LAY' as const,
    oddsText: '2.36',
    currentOdds: 220,
    offered: [[220, 4_000]] as const,
  };
  // 40.00 at 2.20 and 60.00 at 2.36.
  expect(bestFiguresOf(lay)).toEqual({ profit: 10_000, liability: 12_960 });
  expect(bestFiguresOf({ ...back, stakeText: 'x' })).toBeNull();
  expect(bestFiguresOf({ ...back, offered: null })).toBeNull();
});

describe('how much is on offer for a bet', () => {
  const offered = [
    [240, 1_000],
    [236, 20_000],
    [234, 300_000],
  ] as const;
  const back = { ...filled, odds: 236, oddsText: '2.36', currentOdds: 240, offered };
  const within = { policy: 'WITHIN', ticks: 1 } as const;

  test.each([
    ['at its price or better', back, better, 21_000],
    ['as far as its policy goes', back, within, 321_000],
    [
      'at its own price alone',
      { ...back, oddsText: '2.40', odds: 240 },
      { policy: 'NEVER', ticks: 0 } as const,
      1_000,
    ],
    ['for an offer, which no policy governs', { ...back, oddsText: '2.40' }, within, 1_000],
    ['at odds above all', { ...back, oddsText: '2.50' }, better, 0],
    [
      'of a lay',
      {
        ...back,
        side: 'LAY' as const,
        offered: [
          [234, 5_000],
          [238, 7_000],
        ] as const,
      },
      better,
      5_000,
    ],
    ['while nothing is known', { ...back, offered: null }, better, null],
    ['where nothing is', { ...back, offered: [] }, better, null],
    ['at odds that cannot be read', { ...back, oddsText: 'x' }, better, null],
    ['of a quote', { ...back, kind: 'BOOKMAKER' as const }, better, null],
  ])('%s', (_, card, policy, size) => {
    expect(onOfferOf(card, policy)).toBe(size);
  });
});

describe('what would become of a bet now', () => {
  const back = { ...filled, odds: 236, oddsText: '2.36', currentOdds: 236 };
  const lay = { ...back, side: 'LAY' as const };
  const within = { policy: 'WITHIN', ticks: 2 } as const;
  const never = { policy: 'NEVER', ticks: 0 } as const;

  test.each([
    ['at the price that is there', back, better, null],
    ['at a better price', { ...back, currentOdds: 240 }, better, null],
    ['at a better price that may not be taken', { ...back, currentOdds: 240 }, never, 'refused'],
    ['at a worse price', { ...back, currentOdds: 234 }, better, 'refused'],
    ['at a price within the ticks', { ...back, currentOdds: 232 }, within, null],
    ['at a price beyond the ticks', { ...back, currentOdds: 230 }, within, 'refused'],
    ['of a lay whose price rose', { ...lay, currentOdds: 238 }, better, 'refused'],
    ['of a lay whose price fell', { ...lay, currentOdds: 234 }, better, null],
    ['at odds above the price', { ...back, oddsText: '2.50' }, better, 'waits'],
    ['at odds below the price', { ...back, oddsText: '2.30' }, better, null],
    ['of a lay below the price', { ...lay, oddsText: '2.30' }, better, 'waits'],
    ['of an offer where nothing is', { ...back, currentOdds: null, isOffer: true }, better, 'waits'],
    ['while no price is known', { ...back, currentOdds: null }, better, null],
    ['where nobody offers a price', { ...back, currentOdds: null, offered: [] }, within, 'refused'],
    [
      'at other odds where nobody offers a price',
      { ...back, currentOdds: null, offered: [], oddsText: '2.30' },
      better,
      'waits',
    ],
    ['at odds that cannot be read', { ...back, oddsText: 'x' }, better, null],
    ['on the quote that is there', { ...back, kind: 'BOOKMAKER' as const }, better, null],
    [
      'on a quote where there is a better one',
      { ...back, kind: 'BOOKMAKER' as const, currentOdds: 250 },
      better,
      'refused',
    ],
    [
      'on another line',
      { ...back, kind: 'SESSION' as const, line: 4_700, currentLine: 4_600 },
      better,
      'refused',
    ],
  ])('%s', (_, card, policy, outlook) => {
    expect(outlookOf(card, policy)).toBe(outlook);
  });
});
