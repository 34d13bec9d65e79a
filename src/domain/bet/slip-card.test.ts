import { expect, test } from 'vitest';
import type { IntentState } from './intent.ts';
import {
  cardIdOf,
  cardOf,
  cardOfDraft,
  draftOf,
  figuresOf,
  isEditable,
  readCard,
  refusalOf,
  stepCard,
} from './slip-card.ts';
import { samplePrice } from './sample-price.test-data.ts';

const price = samplePrice();
const filled = { ...cardOf(price, null, 'client-1'), stakeText: '100' };
const betIn = (state: IntentState) => ({ clientId: 'c', state, take: null, order: null, refusal: null });

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
  }
});

test.each([
  ['2.36', 1, '2.38'],
  ['2.37', -1, '2.36'],
  ['none', 1, '2.38'],
  ['1000', 1, '1000.00'],
])('from %o a step of %i leads to %s', (oddsText, ticks, expected) => {
  expect(stepCard({ ...filled, oddsText }, ticks)).toEqual({ oddsText: expected });
});

test('a refusal is told until the price that it names has moved on', () => {
  const refusal = { code: 'ODDS_CHANGED' as const, message: 'The odds had moved to 2.30.', odds: 230 };
  const refused = {
    ...filled,
    bet: { clientId: 'c', state: 'refused' as const, take: null, order: null, refusal },
  };
  expect(refusalOf({ ...refused, currentOdds: 230 })).toBe(refusal);
  expect(refusalOf({ ...refused, currentOdds: null })).toBe(refusal);
  expect(refusalOf({ ...refused, currentOdds: 232 })).toBeNull();
  const lasting = { code: 'INSUFFICIENT_BALANCE' as const, message: 'No.' };
  expect(refusalOf({ ...refused, bet: { ...refused.bet, refusal: lasting }, currentOdds: 232 })).toBe(
    lasting,
  );
});
