import { parseValue } from 'graphql';
import { expect, test } from 'vitest';
import { scalars } from './scalars.ts';

const largest = Number.MAX_SAFE_INTEGER;

test.each([scalars.Money, scalars.Odds, scalars.Hundredths])(
  '%s is a whole number both ways, however it comes',
  (kind) => {
    for (const value of [0, -5, largest, -largest]) {
      expect(kind.serialize(value)).toBe(value);
      expect(kind.parseValue(value)).toBe(value);
      expect(kind.parseLiteral(parseValue(String(value)), {})).toBe(value);
    }
    for (const value of [0.5, largest + 1, Infinity, NaN, '5', true, null, 5n, [5]]) {
      expect(() => kind.serialize(value)).toThrow(/whole number/);
      expect(() => kind.parseValue(value)).toThrow(/whole number/);
    }
    for (const literal of ['0.5', '1e3', '9007199254740993', '"5"', 'FIVE', '$five']) {
      expect(() => kind.parseLiteral(parseValue(literal), {})).toThrow(/whole number/);
    }
  },
);

test('DateTime is RFC 3339 in UTC', () => {
  expect(scalars.DateTime.parseValue('2026-05-01T12:00:00.123Z')).toBe('2026-05-01T12:00:00.123Z');
  for (const value of ['2026-05-01', '2026-05-01T12:00:00+02:00', '2026-13-01T12:00:00Z', 5, null]) {
    expect(() => scalars.DateTime.parseValue(value)).toThrow(/RFC 3339/);
  }
});

test('levels are pairs of whole numbers', () => {
  expect(scalars.Levels.serialize([[200, 500]])).toEqual([[200, 500]]);
  for (const value of [[[200]], [[200, 0.5]], [[200, 5, 1]], [200], 'x', null]) {
    expect(() => scalars.Levels.serialize(value)).toThrow(/pairs/);
  }
});
