import { expect, test } from 'vitest';
import { runnerText } from './runner-text.ts';

test.each([
  [{ name: 'Ridgeway' }, 'Ridgeway'],
  [{ name: 'Ridgeway', handicap: null }, 'Ridgeway'],
  [{ name: 'Ridgeway', handicap: 50 }, 'Ridgeway +0.5'],
  [{ name: 'Ridgeway', handicap: -125 }, 'Ridgeway -1.25'],
])('%j is read as %s', (runner, text) => {
  expect(runnerText(runner)).toBe(text);
});
