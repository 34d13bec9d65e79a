import { referralTexts } from './referral-words.ts';

/** What is said when no account is opened. Each names what to do. */
export const signUpRefusals = {
  USER_NAME_TAKEN: 'This user name is taken. Choose another one.',
  UNDER_AGE: 'You are not old enough to bet. No account was opened.',
  WRONG_DATE_OF_BIRTH: 'Nobody can have been born on that day. Check the date.',
  TERMS_CHANGED: 'The terms have changed since this page was opened. Load it again and read them.',
  UNKNOWN_ZONE: 'The exchange does not know your time zone. Set your device’s clock to a city near you.',
  CLIENT_ID_REUSED: 'Your account was opened before, with what you typed first. Sign in with that.',
  UNKNOWN_REFERRAL: referralTexts.UNKNOWN_REFERRAL,
  SELF_REFERRAL: referralTexts.SELF_REFERRAL,
} as const;

/** What is said when no practice account is opened because of somebody's age. */
export const ageRefusals = {
  DATE_OF_BIRTH_MISSING: 'Say when you were born first: practice is for those who may bet.',
  AGE_NOT_SHOWN: 'Your age could not be checked. No account was opened.',
  UNDER_AGE: signUpRefusals.UNDER_AGE,
  WRONG_DATE_OF_BIRTH: signUpRefusals.WRONG_DATE_OF_BIRTH,
  UNKNOWN_ZONE: signUpRefusals.UNKNOWN_ZONE,
} as const;

export const signUpMessages = {
  nameUnusable: 'Use 3 to 32 letters, digits, dots, dashes or underscores.',
  dateMissing: 'Enter the day, the month and the year, such as 14 3 1998.',
  termsMissing: 'Read the terms, and accept them to open an account.',
  limitUnreadable: 'Type the limit in digits, such as 2000, or leave it empty.',
  limitZero: 'A limit is more than zero. Leave it empty for none.',
  noAnswer:
    'There was no answer, so it is not known whether your account was opened. Send it again: no second one is opened.',
} as const;

export const tooYoungWords = (leastAge: number): string =>
  `Betting is for those who are ${leastAge} or older.`;
