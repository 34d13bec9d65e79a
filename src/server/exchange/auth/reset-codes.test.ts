import { beforeEach, expect, test } from 'vitest';
import { ResetCodes } from './reset-codes.ts';

const minute = 60_000;
let now: number;
let codes: ResetCodes;
beforeEach(() => {
  now = Date.parse('2026-05-01T10:00:00Z');
  codes = new ResetCodes(() => now);
});

const other = (code: string) => (code === '00000000' ? '00000001' : '00000000');

test('a code of eight digits is good once, for its account', () => {
  const code = codes.issue('a1')!;
  expect(code).toMatch(/^\d{8}$/);
  expect(codes.redeem('a2', code)).toBe(false);
  expect(codes.redeem('a1', code)).toBe(true);
  expect(codes.redeem('a1', code)).toBe(false);
});

test('it expires after a quarter of an hour', () => {
  const code = codes.issue('a1')!;
  now += 15 * minute;
  expect(codes.redeem('a1', code)).toBe(false);
});

test('after five wrong attempts the right code is refused too', () => {
  const code = codes.issue('a1')!;
  for (let attempt = 0; attempt < 5; attempt++) expect(codes.redeem('a1', other(code))).toBe(false);
  expect(codes.redeem('a1', code)).toBe(false);
});

test('a newer code takes the place of the last', () => {
  const first = codes.issue('a1')!;
  let second = codes.issue('a1')!;
  // Once in a hundred million times.
  if (second === first) second = codes.issue('a1')!;
  expect(codes.redeem('a1', first)).toBe(false);
  expect(codes.redeem('a1', second)).toBe(true);
});

test('an account has five codes an hour', () => {
  const given = Array.from({ length: 6 }, () => codes.issue('a1'));
  expect(given.filter((code) => code !== null)).toHaveLength(5);
  expect(codes.issue('a2')).not.toBeNull();
  now += 60 * minute;
  expect(codes.issue('a1')).not.toBeNull();
});
