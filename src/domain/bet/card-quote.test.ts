import { describe, expect, test } from 'vitest';
import type { IntentState } from './intent.ts';
import { samplePrice } from './sample-price.test-data.ts';
import { acceptPrice, isRequoted, withBetterQuote } from './card-quote.ts';
import { cardOf, draftOf, readCard } from './slip-card.ts';

const price = samplePrice({ kind: 'SESSION', odds: 191, line: 4_600 });
const yes = { ...cardOf(price, null, 'client-1'), stakeText: '100' };
const better = { policy: 'BETTER', ticks: 3 } as const;
const betIn = (state: IntentState) => ({ clientId: 'c', state, take: null, order: null, refusal: null });

test('accepting takes the price of now, and makes an offer of the bet while there is none', () => {
  expect(acceptPrice({ ...cardOf(samplePrice(), null, 'client-1'), currentOdds: 240 })).toMatchObject({
    odds: 240,
    line: null,
    oddsText: '2.40',
  });
  expect(acceptPrice({ ...cardOf(samplePrice(), null, 'client-1'), currentOdds: null })).toEqual({
    isOffer: true,
  });
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

describe('a bet on a quote', () => {
  const never = { policy: 'NEVER', ticks: 3 } as const;
  const after = (card: typeof yes, ...quotes: readonly (readonly [number | null, number])[]) =>
    quotes.reduce(
      (now, [currentOdds, currentLine]) => withBetterQuote({ ...now, currentOdds, currentLine }, better),
      card,
    );
  const no = { ...yes, side: 'LAY' as const };

  test.each([
    ['a better one is taken', after(yes, [195, 4_600]), 195],
    ['the best of now, not of before', after(yes, [195, 4_600], [193, 4_600]), 193],
    ['the pressed one again once the better one is gone', after(yes, [195, 4_600], [191, 4_600]), 191],
    ['also where there is none', after(yes, [195, 4_600], [null, 0]), 191],
    ['a worse one is not', after(yes, [195, 4_600], [185, 4_600]), 191],
    ['on a lower line Yes is better', after(yes, [191, 4_500]), 191, 4_500],
    ['and on a higher one worse', after(yes, [191, 4_700]), 191],
    ['a better rate on a worse line is neither', after(yes, [195, 4_700]), 191],
    ['nor a worse rate on a better line', after(yes, [185, 4_500]), 191],
    ['the pressed line again once the better one is gone', after(yes, [191, 4_500], [191, 4_600]), 191],
    ['No wants a higher line', after(no, [191, 4_700]), 191, 4_700],
    ['and no lower one', after(no, [191, 4_500]), 191],
    ['a layer wants a lower one', after(no, [185, 4_600]), 185],
    ['and no higher one', after(no, [195, 4_600]), 191],
  ] as const)('%s', (_, card, odds, line: number = 4_600) => {
    expect(readCard(card)?.odds).toBe(odds);
    expect(card.line).toBe(line);
    expect(card.oddsText).toBe((odds / 100).toFixed(2));
    // The better one may be gone at the next visit.
    expect(draftOf(card)).toMatchObject({ odds: 191, line: 4_600, oddsText: '1.91' });
    expect(draftOf(card)).not.toHaveProperty('pressed');
  });

  test('takes no other where the bettor takes none, or has not corrected a refused one', () => {
    const now = { ...yes, currentOdds: 195 };
    expect(withBetterQuote(now, never)).toEqual(now);
    const refused = { ...now, bet: betIn('refused') };
    expect(withBetterQuote(refused, better)).toBe(refused);
    const placed = { ...now, bet: betIn('matched') };
    expect(withBetterQuote(placed, better)).toBe(placed);
  });
});
