import { expect, test } from 'vitest';
import { currentQuote, type Quote } from './quote.ts';

const quote = (line: number, odds: number, changes: Partial<Quote> = {}): Quote => ({
  runnerId: 'runs',
  side: 'BACK',
  odds,
  line,
  size: 1_000,
  ...changes,
});
const wanted = { runnerId: 'runs', side: 'BACK', line: 4_600 } as const;

test('the quote of the same line is the one to have, another line only where it is gone', () => {
  const [other, same] = [quote(4_700, 200), quote(4_600, 190)];
  expect(currentQuote([other, same], wanted)).toBe(same);
  expect(currentQuote([other], wanted)).toBe(other);
});

test('a quote of another side or runner, or one that takes nothing any more, is none', () => {
  const others = [
    quote(4_600, 190, { side: 'LAY' }),
    quote(4_600, 190, { runnerId: 'wickets' }),
    quote(4_600, 190, { size: 0 }),
  ];
  expect(currentQuote(others, wanted)).toBeNull();
});
