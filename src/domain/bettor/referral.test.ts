import { expect, test } from 'vitest';
import { maskedName, readReferralCode, referralEarning, referralUntil, shownCode } from './referral.ts';

test.each(['ASHA7-Q2K4M', 'asha7q2k4m', ' asha7 – q2k4m ', 'ASHA7Q2K4M'])('%j is read as a code', (typed) => {
  expect(readReferralCode(typed)).toBe('ASHA7Q2K4M');
});

test('letters that look like digits are read as these', () => {
  expect(readReferralCode('OoIiL-00111')).toBe('0011100111');
});

test.each(['', 'ASHA7', 'ASHA7-Q2K4MX', 'ASHA7-Q2K4U', 'ASHA7-Q2K4!'])('%j is no code', (typed) => {
  expect(readReferralCode(typed)).toBeNull();
});

test('a code is shown in two halves, which read as itself', () => {
  expect(shownCode('ASHA7Q2K4M')).toBe('ASHA7-Q2K4M');
  expect(readReferralCode(shownCode('ASHA7Q2K4M'))).toBe('ASHA7Q2K4M');
});

test('of a name others see the first and the last letter, of a short one the first', () => {
  expect(['meera.k', 'asha', 'bob', 'x'].map(maskedName)).toEqual(['m•••k', 'a•••a', 'b•••', 'x•••']);
});

test('a tenth of the commission is earned, half a minor unit rounded up, for 365 days', () => {
  expect([0, 4, 5, 14, 15, 24_44].map((commission) => referralEarning(commission, 1_000))).toEqual([
    0, 0, 1, 1, 2, 2_44,
  ]);
  expect(referralUntil('2026-03-01T12:00:00.000Z')).toBe('2027-03-01T12:00:00.000Z');
  expect(referralUntil('2027-03-01T12:00:00.000Z')).toBe('2028-02-29T12:00:00.000Z');
});
