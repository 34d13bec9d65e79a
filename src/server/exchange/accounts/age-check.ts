import type { Jurisdiction } from '#domain/jurisdiction/jurisdiction.ts';
import { ageProblem } from './sign-up.ts';

/** Checks what somebody says of their age: against a register of voters, papers and so on. */
export interface AgeCheck {
  /** Whether somebody who was born that day may be taken to be as old as that. */
  passes(person: { dateOfBirth: string }): Promise<boolean>;
}

/** The demo's: there is nobody to ask, so it believes everybody. */
export const demoAgeCheck: AgeCheck = { passes: async () => true };

export interface AgeNeeds {
  jurisdiction: Jurisdiction;
  ageCheck: AgeCheck;
  /** Unix milliseconds. */
  now: () => number;
}

/** Why somebody may not begin with practice money; null if they may. Most jurisdictions do not ask. */
export async function practiceProblem(
  { dateOfBirth, zone }: { dateOfBirth?: string | null | undefined; zone?: string | null | undefined },
  { jurisdiction, ageCheck, now }: AgeNeeds,
) {
  if (!jurisdiction.isPracticeByAge) return null;
  if (dateOfBirth == null) return 'DATE_OF_BIRTH_MISSING';
  const problem = ageProblem({ dateOfBirth, zone: zone ?? '' }, jurisdiction, now());
  if (problem) return problem;
  return (await ageCheck.passes({ dateOfBirth })) ? null : 'AGE_NOT_SHOWN';
}
