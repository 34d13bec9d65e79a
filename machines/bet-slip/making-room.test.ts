import { expect, test } from 'vitest';
import { away, awayToLay, home, openFilledSlip } from '../testing/open-slip.ts';

test.each(['matched', 'partlyMatched', 'unmatched', 'cancelled', 'settled', 'refused'] as const)(
  'a bet that is %s makes room for the next selection',
  (state) => {
    const { place, report, cards, pick } = openFilledSlip();
    place();
    report('client-1', state);
    pick(awayToLay);
    expect(cards().map(({ id }) => id)).toEqual([away]);
  },
);

test.each(['placing', 'unknown', 'delayed', 'missing'] as const)(
  'a bet that is %s stays beside the next selection',
  (state) => {
    const { place, report, cards, pick } = openFilledSlip();
    place();
    report('client-1', state);
    pick(awayToLay);
    expect(cards().map(({ id }) => id)).toEqual([home, away]);
  },
);

test('a selection whose market has closed makes room: it can never be placed', () => {
  const { slip, cards, pick } = openFilledSlip();
  slip.send({ type: 'market.changed', marketId: '1.1', reason: 'CLOSED' });
  pick({ ...awayToLay, marketId: '1.2' });
  expect(cards().map(({ marketId }) => marketId)).toEqual(['1.2']);
});
