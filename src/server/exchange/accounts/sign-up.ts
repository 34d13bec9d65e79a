import type { Jurisdiction } from '#domain/jurisdiction/jurisdiction.ts';
import { ageOn, isDateOfBirth } from '#domain/bettor/age.ts';
import { dayIn, isZone } from '#domain/calendar/zone-day.ts';

/** What a person says when they open an account. */
export interface SignUp {
  clientId: string;
  dateOfBirth: string;
  /** Of the terms that they accepted. */
  termsVersion: string;
  /** An IANA time zone, whose days count. */
  zone: string;
  /** The code that they came with. */
  referral: string | null;
  address: string;
}

/** Why this person may not have an account; null if they may. `now`: Unix milliseconds. */
export function signUpProblem(
  { termsVersion, ...person }: Omit<SignUp, 'clientId' | 'referral' | 'address'>,
  jurisdiction: Jurisdiction,
  now: number,
) {
  const problem = ageProblem(person, jurisdiction, now);
  if (problem) return problem;
  return termsVersion === jurisdiction.terms.version ? null : 'TERMS_CHANGED';
}

/** Whether this person's age in their zone keeps them from betting, and why; null if it does not. */
export function ageProblem(
  { dateOfBirth, zone }: Pick<SignUp, 'dateOfBirth' | 'zone'>,
  { leastAge }: Jurisdiction,
  now: number,
): 'UNKNOWN_ZONE' | 'WRONG_DATE_OF_BIRTH' | 'UNDER_AGE' | null {
  if (!isZone(zone)) return 'UNKNOWN_ZONE';
  const today = dayIn(zone, now);
  if (!isDateOfBirth(dateOfBirth, today)) return 'WRONG_DATE_OF_BIRTH';
  return ageOn(dateOfBirth, today) < leastAge ? 'UNDER_AGE' : null;
}
