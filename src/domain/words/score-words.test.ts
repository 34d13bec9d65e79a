import { expect, test } from 'vitest';
import { scoreText } from './score-words.ts';

const names = { home: 'Goa Gulls', away: 'Kolkata Tides' };
const score = (home: string, away: string, period: string) => ({ home, away, period, note: '' });

test.each([
  [score('2', '1', "67'"), "2 – 1 · 67'"],
  [score('34/2 (4.1)', '', '1st innings'), 'Goa Gulls 34/2 (4.1) · 1st innings'],
  [score('', '34/2 (4.1)', ''), 'Kolkata Tides 34/2 (4.1)'],
  [score('', '', '570 m'), '570 m'],
  // Set by set, as they are read.
  [score('5 7 1', '7 6 3', 'Set 3 · 0–30'), '5–7, 7–6, 1–3 · Set 3 · 0–30'],
  [score('6', '4', 'Set 1 · 0–0'), '6 – 4 · Set 1 · 0–0'],
])('%o reads %s', (known, text) => {
  expect(scoreText(known, names)).toBe(text);
});

test('without names the one score stands alone', () => {
  expect(scoreText(score('34/2 (4.1)', '', '1st innings'))).toBe('34/2 (4.1) · 1st innings');
});
