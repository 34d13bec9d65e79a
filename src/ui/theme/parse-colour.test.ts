import { expect, test } from 'vitest';
import { contrast } from './colour.ts';
import type { Colour } from './colour.ts';
import { parseColour } from './parse-colour.ts';

function bytes(colour: Colour | undefined): string | undefined {
  if (!colour) return undefined;
  const channels = [colour.red, colour.green, colour.blue].map((channel) => Math.round(channel * 255));
  return [...channels, Number(colour.alpha.toFixed(2))].join(' ');
}

test.each([
  ['#0f8', '0 255 136 1'],
  ['#0F88', '0 255 136 0.53'],
  ['#12ab9f', '18 171 159 1'],
  ['#12ab9f80', '18 171 159 0.5'],
  ['rgb(18, 171, 159)', '18 171 159 1'],
  ['rgba(18,171,159,.5)', '18 171 159 0.5'],
  ['rgb(10% 20% 30% / 40%)', '26 51 77 0.4'],
  ['RGB(300 -5 0)', '255 0 0 1'],
  ['hsl(210, 50%, 40%)', '51 102 153 1'],
  ['hsl(0.5turn 100% 50% / 0.25)', '0 255 255 0.25'],
  ['hsla(-150deg, 50%, 40%, 1)', '51 102 153 1'],
  ['oklch(62.796% 0.25768 29.234)', '255 0 0 1'],
  ['oklch(0.5 0 none / 50%)', '99 99 99 0.5'],
  ['oklab(0.86644 -0.23389 0.1795)', '0 255 0 1'],
  ['RebeccaPurple', '102 51 153 1'],
  ['grey', '128 128 128 1'],
  ['lightslategrey', '119 136 153 1'],
  ['yellowgreen', '154 205 50 1'],
])('reads %s', (text, expected) => {
  expect(bytes(parseColour(text))).toBe(expected);
});

test.each([
  '',
  '#12',
  '#12345',
  '#ggg',
  'rgb(1 2)',
  'rgb(1 2 3 4)',
  'rgb(1, 2, 3 / 4)',
  'rgb(1, 2 3)',
  'rgb(1deg 2 3)',
  'hsl(50% 10% 10%)',
  'oklch(0.5 0.1 250 / 1 / 1)',
  'oklch(0.5 0.1 250) url(x)',
  'calc(1)',
  'var(--x)',
  'currentcolor',
  'nosuchcolour',
  'red; color: blue',
  'rgb(1e400 0 0',
])('does not take %j for a colour', (text) => {
  expect(parseColour(text)).toBeUndefined();
});

test('black on white is 21:1, and order does not matter', () => {
  const [black, white] = [parseColour('#000'), parseColour('white')];
  if (!black || !white) throw new Error('not parsed');
  expect(contrast(black, white)).toBeCloseTo(21, 5);
  expect(contrast(white, black)).toBeCloseTo(21, 5);
});
