import { expect, test } from 'vitest';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { openFilledSlip } from '../testing/open-slip.ts';

test('a report that says what the card shows already leaves the slip as it is, and one that says more does not', () => {
  const { slip, place, report, cards } = openFilledSlip();
  place();
  const shown = slip.getSnapshot();
  report('client-1', 'placing');
  expect(slip.getSnapshot()).toBe(shown);
  report('client-1', 'unknown');
  expect(cards()[0]?.bet?.state).toBe('unknown');
});

test('a market told once more as it is known leaves the slip as it is, and another field does not', () => {
  const { slip } = openFilledSlip();
  const tell = (...field: string[]) => {
    slip.send({ type: 'market.changed', marketId: samplePrice().marketId, reason: null, field });
    return slip.getSnapshot();
  };
  const shown = tell('home', 'away');
  expect(tell('home', 'away')).toBe(shown);
  expect(tell('home')).not.toBe(shown);
});
