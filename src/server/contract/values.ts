import { z } from 'zod';
import {
  isPasswordLength,
  longestPassword,
  longestTyped,
  shortestPassword,
  userNamePattern,
} from '#domain/bettor/credentials.ts';
import { textPattern } from '#domain/words/text.ts';

/** Every string in every call is one of these. */
export const text = z.string().regex(textPattern, 'a text is well-formed Unicode without NUL');

/** Minor units of the account's currency; may be negative. */
export const money = z.int().describe('Integer minor units of the account currency');
/** Minor units; never negative. */
export const amount = z.int().nonnegative().describe('Non-negative integer minor units');
/** Hundredths: 236 is 2.36. In a line market the price is the line: 50 is a half. */
export const odds = z.int().min(1).max(100_000_000).describe('Integer hundredths: 236 is odds of 2.36');
/** A line, handicap or strike in hundredths: 4550 is 45.5. */
export const lineValue = z
  .int()
  .min(-100_000_000)
  .max(100_000_000)
  .describe('Integer hundredths: 4550 is 45.5');
/** Used in paths and in lists, so no comma and nothing that a URL drops. */
export const id = text
  .min(1)
  .max(64)
  .regex(/^(?!\.{1,2}$)[^,]*$/, 'an id has no comma, and is not . or ..');
/** From the year 1 to the end of 9999, even after rounding to milliseconds. */
export const time = z.iso
  .datetime()
  .regex(/^(?!0000|9999-12-31T23:59:59\.999[5-9])/, 'a time is within the years 1 to 9999')
  .meta({ format: 'date-time', description: 'RFC 3339, UTC' });
export const side = z.enum(['BACK', 'LAY']);
/** Chosen by the caller. For at least 24 hours the same id gives the same result and never a second effect. */
export const clientId = text
  .min(8)
  .max(64)
  .regex(/^[\w.:-]+$/, 'letters, digits and . _ : - only');
export const siteKey = z.strictObject({ key: text.max(64).describe('Site key') });
/** Exact hundredths of a minor unit (stake × odds). */
export const hundredths = z.int();
export const userName = text.regex(
  userNamePattern,
  'a user name has 3 to 32 letters, digits, dots, dashes or underscores',
);
/** A password that is chosen. */
export const newPassword = text
  .min(shortestPassword, `a password has at least ${shortestPassword} characters`)
  .max(longestTyped)
  .refine(isPasswordLength, `a password has ${shortestPassword} to ${longestPassword} characters`);
/** A password that is there already, in whichever spelling. */
export const password = text.max(longestTyped);
