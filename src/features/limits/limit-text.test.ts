import { expect, test } from 'vitest';
import { limitTrouble } from './limit-text.ts';

const week = { kind: 'DEPOSIT', frame: 'WEEK', amount: 2_000_00 } as const;

test.each([
  ['lower', '1500', /^$/],
  ['lower', '2000', /^That is not lower than the ₹2,000\.00 that holds\./],
  ['lower', '3000', /^That is not lower than/],
  ['raise', '3000', /^$/],
  ['raise', '2000', /^That is not more than the ₹2,000\.00 that holds\./],
  ['raise', '1500', /^That is not more than/],
  [null, '1500', /^$/],
  ['raise', 'much', /^Write an amount/],
] as const)('asked to %s, %s is taken only as that', (way, text, said) => {
  expect(limitTrouble(week, way, text) ?? '').toMatch(said);
});

test('the first limit is whatever was typed', () => {
  expect(limitTrouble({ ...week, amount: null }, null, '1500')).toBeNull();
});

test('minutes have their own words', () => {
  const day = { kind: 'SESSION', frame: 'DAY', amount: 60 } as const;
  expect(limitTrouble(day, 'raise', '45')).toBe(
    'That is not more than the 60 min that holds. Go back and press Lower for less.',
  );
  expect(limitTrouble(day, 'raise', '2000')).toBe('Write minutes, 1,440 at most.');
});
