import { expect, test } from 'vitest';
import { oddsLadders } from './odds-ladder.ts';
import { oddsFormats, oddsText, shortOddsText } from './odds-format.ts';

test.each([
  [236, '2.36', '34/25', '+136', '42.4 %'],
  [200, '2.00', '1/1', '+100', '50.0 %'],
  [150, '1.50', '1/2', '−200', '66.7 %'],
  [101, '1.01', '1/100', '−10000', '99.0 %'],
  [164, '1.64', '16/25', '−156', '61.0 %'],
  [100_000, '1000.00', '999/1', '+99900', '0.1 %'],
])('%d reads %s, %s, %s and %s', (odds, ...texts) => {
  expect(oddsFormats.map((format) => oddsText(format, odds))).toEqual(texts);
});

test('decimal is short in a price cell', () => {
  expect([240, 300, 236].map((odds) => shortOddsText('DECIMAL', odds))).toEqual(['2.4', '3', '2.36']);
});

test('no two prices of the ladder read the same, but as a rounded chance or American odds-on', () => {
  for (const format of ['DECIMAL', 'FRACTIONAL'] as const) {
    const texts = oddsLadders.CLASSIC.prices.map((odds) => oddsText(format, odds));
    expect(new Set(texts).size).toBe(texts.length);
  }
});
