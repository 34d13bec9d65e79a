import { beforeEach, expect, test } from 'vitest';
import { ResetCodes } from './reset-codes.ts';

const minute = 60_000;
let now: number;
let codes: ResetCodes;
beforeEach(() => {
  now = Date.parse('2026-05-01T10:00:00Z');
  codes = new ResetCodes(() => now);
});

const asker = { isKnown: false, name: '203.0.113.1' };
const other = (code: string) => (code === '00000000' ? '00000001' : '00000000');

test('a code of eight digits is good once, for its account', () => {
  const code = codes.issue('a1', asker)!;
  expect(code).toMatch(/^\d{8}$/);
  expect(codes.redeem('a2', asker, code)).toBe(false);
  expect(codes.redeem('a1', asker, code)).toBe(true);
  expect(codes.redeem('a1', asker, code)).toBe(false);
});

test('it expires after a quarter of an hour', () => {
  const code = codes.issue('a1', asker)!;
  now += 15 * minute;
  expect(codes.redeem('a1', asker, code)).toBe(false);
});

test('after five wrong attempts the right code is refused too', () => {
  const code = codes.issue('a1', asker)!;
  for (let attempt = 0; attempt < 5; attempt++) expect(codes.redeem('a1', asker, other(code))).toBe(false);
  expect(codes.redeem('a1', asker, code)).toBe(false);
});

test('a newer code takes the place of the last', () => {
  const first = codes.issue('a1', asker)!;
  let second = codes.issue('a1', asker)!;
  // Happens once in a hundred million times.
  if (second === first) second = codes.issue('a1', asker)!;
  expect(codes.redeem('a1', asker, first)).toBe(false);
  expect(codes.redeem('a1', asker, second)).toBe(true);
});

test('whoever asks has five codes an hour of an account', () => {
  const given = Array.from({ length: 6 }, () => codes.issue('a1', asker));
  expect(given.filter((code) => code !== null)).toHaveLength(5);
  expect(codes.issue('a2', asker)).not.toBeNull();
  now += 60 * minute;
  expect(codes.issue('a1', asker)).not.toBeNull();
});

test('a code is of no use to anybody but who asked for it, and stays whatever they ask for and guess', () => {
  const stranger = { isKnown: false, name: '203.0.113.2' };
  const code = codes.issue('a1', asker)!;
  for (let attempt = 0; attempt < 6; attempt++) {
    codes.issue('a1', stranger);
    expect(codes.redeem('a1', stranger, code)).toBe(false);
  }
  expect(codes.redeem('a1', asker, code)).toBe(true);
});

test('a code for a device that the owner has used takes the place of all others', () => {
  const [phone, laptop] = ['phone', 'laptop'].map((name) => ({ isKnown: true, name }));
  const first = codes.issue('a1', asker)!;
  const onPhone = codes.issue('a1', phone!)!;
  const onLaptop = codes.issue('a1', laptop!)!;
  expect(codes.redeem('a1', asker, first)).toBe(false);
  expect(codes.redeem('a1', phone!, onPhone)).toBe(false);
  expect(codes.redeem('a1', laptop!, onLaptop)).toBe(true);
});

test('the use of a code ends all others of the account, and of no other', () => {
  const stranger = { isKnown: false, name: '203.0.113.2' };
  const [code, others, strange] = [
    codes.issue('a1', asker)!,
    codes.issue('a12', asker)!,
    codes.issue('a1', stranger)!,
  ];
  expect(codes.redeem('a1', asker, code)).toBe(true);
  expect(codes.redeem('a1', stranger, strange)).toBe(false);
  expect(codes.redeem('a12', asker, others)).toBe(true);
});

test('strangers from everywhere get so many codes of an account and no more; a known device gets its own', () => {
  const given = Array.from({ length: 250 }, (_, index) =>
    codes.issue('a1', { isKnown: false, name: `198.51.100.${index}` }),
  );
  expect(given.filter((code) => code !== null)).toHaveLength(200);
  expect(codes.issue('a1', { isKnown: true, name: 'device' })).not.toBeNull();
});
