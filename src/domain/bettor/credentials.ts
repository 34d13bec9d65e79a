import { plainFigures } from '../calendar/figures.ts';

/** What a user name may be, in the forms and at the exchange. */
export const userNamePattern = /^[a-zA-Z0-9._-]{3,32}$/;

export const shortestPassword = 8;
export const longestPassword = 128;

export const isUserName = (text: string): boolean => userNamePattern.test(text);

/**
 * A password as it is hashed and compared, however a keyboard spells its letters: composed, and with plain spaces (RFC
 * 8265, OpaqueString).
 */
export const passwordText = (typed: string): string => typed.replace(/\p{Zs}/gu, ' ').normalize('NFC');

/** So long, in UTF-16 units, may the longest password be as it is typed: a letter may come in four parts. */
export const longestTyped = 4 * longestPassword;

/** In characters (code points) of its one spelling. */
export const passwordLength = (typed: string): number => Array.from(passwordText(typed)).length;

export const isPasswordLength = (typed: string): boolean =>
  passwordLength(typed) >= shortestPassword && passwordLength(typed) <= longestPassword;

/** The length of the code that opens an account whose password was forgotten. */
export const resetCodeDigits = 8;
/** Reads a typed code in the digits of any script, ignoring spaces and dashes between them. */
export const readResetCode = (text: string): string | null => {
  const digits = plainFigures(text).replace(/[\s-]/g, '');
  return digits.length === resetCodeDigits && /^\d+$/.test(digits) ? digits : null;
};
