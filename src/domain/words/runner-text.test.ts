import { expect, test } from 'vitest';
import { marginText, runnerText } from './runner-text.ts';

test.each([
  [{ name: 'Ridgeway' }, 'Ridgeway'],
  [{ name: 'Ridgeway', handicap: null }, 'Ridgeway'],
  [{ name: 'Ridgeway', handicap: 50 }, 'Ridgeway +0.5'],
  [{ name: 'Ridgeway', handicap: -125 }, 'Ridgeway -1.25'],
])('%j is read as %s', (runner, text) => {
  expect(runnerText(runner)).toBe(text);
});

test.each([
  [2, 'Ridgeway by 2'],
  [-1, 'Dunmore by 1'],
  [0, 'Level'],
])('a handicap market settled on %i ended: %s', (number, text) => {
  const sides = [
    { name: 'Ridgeway', direction: 'UP' },
    { name: 'Dunmore', direction: 'DOWN' },
  ] as const;
  expect(marginText(number, sides)).toBe(text);
});
