import { describe, expect, test } from 'vitest';
import type { IntentState } from './intent.ts';
import {
  acceptPrice,
  betOfCard,
  cardIdOf,
  cardOf,
  cardOfDraft,
  draftOf,
  figuresOf,
  governingPolicy,
  isEditable,
  isRequoted,
  onOfferOf,
  outlookOf,
  readCard,
  refusalOf,
  stepCard,
} from './slip-card.ts';
import { samplePrice } from './sample-price.test-data.ts';

const price = samplePrice();
const filled = { ...cardOf(price, null, 'client-1'), stakeText: '100' };
const better = { policy: 'BETTER', ticks: 3 } as const;
const betIn = (state: IntentState) => ({ clientId: 'c', state, order: null, refusal: null });

test('back and lay of one runner are two cards', () => {
  expect(cardIdOf(price)).not.toBe(cardIdOf({ ...price, side: 'LAY' }));
});

test('a fresh card keeps a stake that was only typed, not one that was placed', () => {
  expect(cardOf(price, filled, 'client-2')).toMatchObject({ stakeText: '100', clientId: 'client-1' });
  expect(cardOf(price, { ...filled, bet: betIn('matched') }, 'client-2')).toMatchObject({
    stakeText: '',
    clientId: 'client-2',
  });
});

test('what is kept of a card until the next visit is all but its bet and what can be had now', () => {
  expect(cardOfDraft(draftOf({ ...filled, currentOdds: 240 }))).toEqual({
    ...filled,
    currentOdds: null,
    currentLine: null,
  });
});

test.each([
  ['refused', true],
  ['dropped', true],
  ['placing', false],
  ['unknown', false],
  ['neverArrived', false],
  ['unmatched', false],
  ['settled', false],
] as const)('a card whose bet is %s may be edited: %s', (state, expected) => {
  expect(isEditable({ ...filled, bet: betIn(state) })).toBe(expected);
});

test('a card is a bet once odds and stake can be read', () => {
  expect(readCard(filled)).toEqual({ odds: 236, stake: 10_000 });
  expect(figuresOf(filled)).toEqual({ profit: 13_600, liability: 10_000 });
  for (const wrong of [{ stakeText: '' }, { oddsText: '2.37' }]) {
    expect(readCard({ ...filled, ...wrong })).toBeNull();
    expect(figuresOf({ ...filled, ...wrong })).toBeNull();
    expect(() => betOfCard({ ...filled, ...wrong }, 'c', '2026-11-21T10:00:00Z', better)).toThrow(
      'is no bet',
    );
  }
});

test('a bet takes what is typed, not what was clicked', () => {
  const bet = betOfCard({ ...filled, oddsText: '2.4' }, 'c', '2026-11-21T10:00:00Z', better);
  expect(bet).toEqual({
    clientId: 'c',
    marketId: '1.1',
    kind: 'WINNER',
    runnerId: 'home',
    side: 'BACK',
    take: null,
    odds: 240,
    line: null,
    stake: 10_000,
    chosenAt: '2026-11-21T10:00:00Z',
    runnerName: 'Home',
    marketName: 'Match Odds',
    eventName: 'Home v Away',
  });
});

test.each([
  ['2.36', 1, '2.38'],
  ['2.37', -1, '2.36'],
  ['none', 1, '2.38'],
  ['1000', 1, '1000.00'],
])('from %o a step of %i leads to %s', (oddsText, ticks, expected) => {
  expect(stepCard({ ...filled, oddsText }, ticks)).toEqual({ oddsText: expected });
});

test('accepting takes the price of now, and makes an offer of the bet while there is none', () => {
  expect(acceptPrice({ ...filled, currentOdds: 240 })).toMatchObject({
    odds: 240,
    line: null,
    oddsText: '2.40',
  });
  expect(acceptPrice({ ...filled, currentOdds: null })).toEqual({ isOffer: true });
});

test('a bet at the clicked odds is a take under the bettor’s policy, at edited ones an offer', () => {
  const takeOf = (oddsText: string) =>
    betOfCard({ ...filled, oddsText }, 'c', '2026-11-21T10:00:00Z', better).take;
  expect(['2.36', '2.38', '2.34'].map(takeOf)).toEqual([better, null, null]);
});

const yes = {
  ...cardOf({ ...price, kind: 'SESSION', odds: 191, line: 4_600 }, null, 'client-1'),
  stakeText: '100',
};

test('a quote is a bet as it stands, off any ladder and without a policy, whatever was typed', () => {
  expect(readCard({ ...yes, oddsText: 'two' })).toEqual({ odds: 191, stake: 10_000 });
  expect(betOfCard(yes, 'client-1', '', better)).toMatchObject({
    kind: 'SESSION',
    odds: 191,
    line: 4_600,
    take: null,
  });
  expect(figuresOf(yes)).toEqual({ profit: 9_100, liability: 10_000 });
});

test.each([
  [191, 4_600, false],
  [191, 4_700, true],
  [190, 4_600, true],
  [null, null, false],
])(
  'a quote that is %o at line %o now has changed: %s; it is taken when it is accepted',
  (odds, line, expected) => {
    const now = { ...yes, currentOdds: odds, currentLine: line };
    expect(isRequoted(now)).toBe(expected);
    // A quote is the bookmaker's alone: nobody makes an offer of it.
    expect(acceptPrice(now)).toEqual(
      odds === null ? { isOffer: false } : { odds, line, oddsText: (odds / 100).toFixed(2), isOffer: false },
    );
  },
);

test('chosen where nothing is to be had, the odds are an offer until the price of now is taken', () => {
  const policy = { policy: 'BETTER', ticks: 0 } as const;
  const offer = { ...filled, isOffer: true };
  expect(betOfCard(offer, 'client-9', 'now', policy).take).toBeNull();
  const taken = { ...offer, ...acceptPrice({ ...offer, currentOdds: 240 }) };
  expect(betOfCard(taken, 'client-9', 'now', policy)).toMatchObject({ odds: 240, take: policy });
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

test('a refusal is told until the price that it names has moved on', () => {
  const refusal = { code: 'ODDS_CHANGED' as const, message: 'The odds had moved to 2.30.', odds: 230 };
  const refused = { ...filled, bet: { clientId: 'c', state: 'refused' as const, order: null, refusal } };
  expect(refusalOf({ ...refused, currentOdds: 230 })).toBe(refusal);
  expect(refusalOf({ ...refused, currentOdds: null })).toBe(refusal);
  expect(refusalOf({ ...refused, currentOdds: 232 })).toBeNull();
  const lasting = { code: 'INSUFFICIENT_BALANCE' as const, message: 'No.' };
  expect(refusalOf({ ...refused, bet: { ...refused.bet, refusal: lasting }, currentOdds: 232 })).toBe(
    lasting,
  );
});

test('a take goes as far as the bettor’s policy, and an offer no further than its odds', () => {
  const within = { policy: 'WITHIN', ticks: 2 } as const;
  expect(governingPolicy(filled, within)).toBe('WITHIN');
  expect(governingPolicy({ ...filled, oddsText: '2.40' }, within)).toBe('BETTER');
  expect(governingPolicy({ ...filled, isOffer: true }, within)).toBe('BETTER');
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
