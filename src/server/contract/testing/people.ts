import { randomUUID } from 'node:crypto';
import type { BodyOf } from '../call.ts';
import type { signUp } from '../session.ts';
import { jurisdictions } from '#domain/jurisdiction/jurisdiction.ts';

type Body = BodyOf<typeof signUp>;

/** What a person of age says who opens an account, anew each time. */
export const aPerson = (who: Pick<Body, 'userName' | 'password'>, changes: Partial<Body> = {}): Body => ({
  clientId: randomUUID(),
  dateOfBirth: '1990-05-01',
  termsVersion: jurisdictions.open.terms.version,
  zone: 'Asia/Kolkata',
  ...who,
  ...changes,
});
