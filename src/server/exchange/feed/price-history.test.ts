import { expect, test } from 'vitest';
import { mostPoints, PriceHistory } from './price-history.ts';

const noon = Date.parse('2026-05-01T12:00:00.000Z');
const at = (ms: number) => new Date(noon + ms).toISOString();

test('what is matched within a second is one point, at its last price; the stakes stand by odds', () => {
  const history = new PriceHistory();
  history.add({ at: noon, odds: 236, stake: 100 });
  history.add({ at: noon + 400, odds: 240, stake: 50 });
  history.add({ at: noon + 1_000, odds: 236, stake: 25 });
  expect(history.read()).toEqual({
    traded: [
      [236, 125],
      [240, 50],
    ],
    prices: [
      { at: at(400), odds: 240, matched: 150 },
      { at: at(1_000), odds: 236, matched: 25 },
    ],
  });
});

test('a day of matches fits into so many points, in order, and no stake is lost', () => {
  const history = new PriceHistory();
  const matches = 24 * 60 * 60;
  for (let second = 0; second < matches; second++)
    history.add({ at: noon + second * 1_000, odds: 200 + (second % 7), stake: 1 });
  const { prices, traded } = history.read();
  expect(prices.length).toBeLessThanOrEqual(mostPoints);
  expect(prices.length).toBeGreaterThan(mostPoints / 4);
  expect(prices.map((point) => point.at)).toEqual(prices.map((point) => point.at).toSorted());
  expect(prices.reduce((sum, { matched }) => sum + matched, 0)).toBe(matches);
  expect(traded.reduce((sum, [, stake]) => sum + stake, 0)).toBe(matches);
  expect(prices.at(-1)).toMatchObject({ at: at((matches - 1) * 1_000), odds: 200 + ((matches - 1) % 7) });
});

test('a clock that was set back leaves the order as it was', () => {
  const history = new PriceHistory();
  history.add({ at: noon + 5_000, odds: 200, stake: 1 });
  history.add({ at: noon, odds: 210, stake: 1 });
  expect(history.read().prices).toEqual([{ at: at(5_000), odds: 210, matched: 2 }]);
});
