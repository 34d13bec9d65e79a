import { expect, test } from 'vitest';
import { readSignUp, typedDate, type SignUpFields } from './sign-up-form.ts';

const rules = { leastAge: 18, today: '2026-05-15' };
const fields: SignUpFields = {
  userName: ' meera.k ',
  password: 'longer than eight',
  day: '14',
  month: '3',
  year: '1998',
  referral: '',
  limit: '',
  frame: 'WEEK',
  hasAccepted: true,
};
const read = (changes: Partial<SignUpFields>) => readSignUp({ ...fields, ...changes }, rules);

test('a form that is filled in says who opens an account, with or without a limit and a code', () => {
  const who = { userName: 'meera.k', dateOfBirth: '1998-03-14' };
  expect(read({}).said).toEqual({ ...who, referral: null, depositLimit: null });
  expect(read({ limit: '2,000', frame: 'DAY', referral: ' asha7-q2k4m ' }).said).toEqual({
    ...who,
    referral: 'ASHA7Q2K4M',
    depositLimit: { frame: 'DAY', amount: 2_000_00 },
  });
});

test.each([
  ['userName', { userName: 'no spaces please' }, /^Use 3 to 32/],
  ['password', { password: 'short' }, /^Use at least 8/],
  ['dateOfBirth', { year: '' }, /^Enter the day/],
  ['dateOfBirth', { day: '31', month: '2' }, /^Nobody can have been born/],
  ['dateOfBirth', { day: '16', month: '5', year: '2008' }, /^Betting is for those who are 18 or older\.$/],
  ['referral', { referral: 'ASHA7' }, /^No bettor has this code/],
  ['limit', { limit: 'much' }, /^Type the limit in digits/],
  ['limit', { limit: '0' }, /^A limit is more than zero/],
  ['terms', { hasAccepted: false }, /^Read the terms/],
] as const)('what is wrong with %s is said there: %o', (problem, changes, words) => {
  const { problems, said } = read(changes);
  expect(Object.keys(problems)).toEqual([problem]);
  expect(problems[problem]).toMatch(words);
  expect(said).toBeNull();
});

test('who is 18 today may open an account', () => {
  expect(read({ day: '15', month: '5', year: '2008' }).said?.dateOfBirth).toBe('2008-05-15');
});

test.each([
  ['1', '2', '1998', '1998-02-01'],
  [' 01', '02 ', '1998', '1998-02-01'],
  ['1', '2', '98', ''],
  ['', '2', '1998', ''],
  ['one', '2', '1998', ''],
])('%o %o %o typed is the date %o', (day, month, year, date) => {
  expect(typedDate({ day, month, year })).toBe(date);
});
