import { expect, test } from 'vitest';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { home, openSlip } from '../testing/open-slip.ts';

test('a quote that changed is offered anew under a fresh id, and only the pressed one is sent', () => {
  const { slip, placed, cards, pick, stake, place } = openSlip();
  pick(samplePrice({ kind: 'SESSION', odds: 200, line: 4_600 }));
  stake(home, '100');
  place();
  expect(placed).toMatchObject([{ odds: 200, line: 4_600, take: null }]);
  slip.send({
    type: 'bet.changed',
    report: {
      clientId: placed[0]!.clientId,
      state: 'refused',
      order: null,
      refusal: { code: 'QUOTE_CHANGED', message: '', quote: { odds: 190, line: 4_700 } },
    },
  });
  expect(cards()).toMatchObject([{ odds: 200, line: 4_600, currentOdds: 190, currentLine: 4_700 }]);
  slip.send({ type: 'price.accepted', id: home });
  place();
  expect(placed[1]).toMatchObject({ odds: 190, line: 4_700 });
  expect(placed[1]!.clientId).not.toBe(placed[0]!.clientId);
});

test.each([
  ['BETTER', 195],
  ['NEVER', 190],
] as const)('where a better quote than the pressed 1.90 comes, %s places at %i', (oddsPolicy, odds) => {
  const { slip, placed, pick, stake, place } = openSlip('bettor', { oddsPolicy });
  pick(samplePrice({ kind: 'BOOKMAKER', odds: 190 }));
  stake(home, '100');
  slip.send({
    type: 'price.changed',
    marketId: '1.1',
    runnerId: 'home',
    side: 'BACK',
    odds: 195,
    line: null,
  });
  place();
  expect(placed).toMatchObject([{ odds, take: null }]);
});

test('a line that changed under the pointer, at the same rate, is taken by the second press only', () => {
  const { cards, pick } = openSlip();
  const quote = samplePrice({ kind: 'SESSION', odds: 200, line: 4_600 });
  pick(quote, 9_990);
  expect(cards()).toEqual([]);
  pick({ ...quote, line: 4_700 }, 9_990);
  expect(cards()).toEqual([]);
  pick({ ...quote, line: 4_700 }, 9_990);
  expect(cards()).toHaveLength(1);
});
