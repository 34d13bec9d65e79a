import { expect, test } from 'vitest';
import type { IntentState } from './intent.ts';
import { samplePrice } from './sample-price.test-data.ts';
import { cardOf, type SlipCard } from './slip-card.ts';
import { slipFactsOf } from './slip-facts.ts';

const picked = cardOf(samplePrice(), null, 'card-1');
const placed = (state: IntentState): SlipCard => ({
  ...picked,
  bet: { clientId: 'bet-1', state, take: null, order: null, refusal: null },
});

test('an empty slip has neither', () => {
  expect(slipFactsOf([])).toEqual({ hasSelection: false, placed: [] });
});

test.each(['placing', 'delayed', 'unknown', 'refused', 'dropped'] as const)(
  'a bet that is %s is still to be placed, or on its way',
  (state) => expect(slipFactsOf([placed(state)])).toEqual({ hasSelection: true, placed: [] }),
);

test.each([
  ['unmatched', false],
  ['partlyMatched', true],
  ['matched', true],
] as const)('a bet that is %s is placed', (state, isMatched) => {
  const bet = { clientId: 'bet-1', marketId: picked.marketId, isMatched };
  expect(slipFactsOf([placed(state)])).toEqual({ hasSelection: false, placed: [bet] });
  expect(slipFactsOf([placed(state), picked])).toEqual({ hasSelection: true, placed: [bet] });
});

test.each(['cancelled', 'settled'] as const)('one that is %s is neither', (state) => {
  expect(slipFactsOf([placed(state)])).toEqual({ hasSelection: false, placed: [] });
});
