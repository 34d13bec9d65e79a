import type { Day } from '../calendar/day.ts';
import { plainFigures } from '../calendar/figures.ts';
import {
  readDepositLimit,
  type DepositLimit,
  type TypedDepositLimit,
} from '../limits/typed-deposit-limit.ts';
import { referralTexts } from '../words/referral-words.ts';
import { newPasswordTrouble } from '../words/password-words.ts';
import { signUpMessages, signUpRefusals, tooYoungWords } from '../words/sign-up-words.ts';
import { ageOn, isDateOfBirth } from './age.ts';
import { isUserName } from './credentials.ts';
import { readReferralCode } from './referral.ts';

/** What stands in the form, as typed. */
export interface SignUpFields extends TypedDepositLimit {
  userName: string;
  password: string;
  day: string;
  month: string;
  year: string;
  referral: string;
  hasAccepted: boolean;
}

/** What somebody says who opens an account. */
export interface SignUpSaid {
  userName: string;
  dateOfBirth: Day;
  referral: string | null;
  depositLimit: DepositLimit | null;
}

export type SignUpProblem = 'userName' | 'password' | 'dateOfBirth' | 'referral' | 'limit' | 'terms';

export interface ReadSignUp {
  /** What is wrong, and what to do, field by field. */
  problems: Partial<Record<SignUpProblem, string>>;
  /** Null while anything is wrong. */
  said: SignUpSaid | null;
}

/** Digits of a date as people type them, with or without a leading zero; empty if they are no date. */
export function typedDate({ day, month, year }: Pick<SignUpFields, 'day' | 'month' | 'year'>): string {
  const parts = [day, month, year].map((part) => plainFigures(part).trim());
  if (!/^\d{1,2} \d{1,2} \d{4}$/.test(parts.join(' '))) return '';
  const [date = '', number = '', of = ''] = parts;
  return `${of}-${number.padStart(2, '0')}-${date.padStart(2, '0')}`;
}

function birthProblem(dateOfBirth: string, today: Day, leastAge: number): string | undefined {
  if (dateOfBirth === '') return signUpMessages.dateMissing;
  if (!isDateOfBirth(dateOfBirth, today)) return signUpRefusals.WRONG_DATE_OF_BIRTH;
  return ageOn(dateOfBirth, today) < leastAge ? tooYoungWords(leastAge) : undefined;
}

/** Reads the form. The exchange decides again: this only says it earlier. */
export function readSignUp(
  fields: SignUpFields,
  { leastAge, today }: { leastAge: number; today: Day },
): ReadSignUp {
  const userName = fields.userName.trim();
  const dateOfBirth = typedDate(fields);
  const { depositLimit, problem: limit } = readDepositLimit(fields);
  const typed = fields.referral.trim();
  const referral = readReferralCode(typed);
  const all: Record<SignUpProblem, string | undefined> = {
    userName: isUserName(userName) ? undefined : signUpMessages.nameUnusable,
    password: newPasswordTrouble(fields.password),
    dateOfBirth: birthProblem(dateOfBirth, today, leastAge),
    referral: typed !== '' && referral === null ? referralTexts.UNKNOWN_REFERRAL : undefined,
    limit,
    terms: fields.hasAccepted ? undefined : signUpMessages.termsMissing,
  };
  const problems = Object.fromEntries(
    Object.entries(all).filter(([, problem]) => problem !== undefined),
  ) as ReadSignUp['problems'];
  const isFine = Object.keys(problems).length === 0;
  return { problems, said: isFine ? { userName, dateOfBirth, referral, depositLimit } : null };
}
