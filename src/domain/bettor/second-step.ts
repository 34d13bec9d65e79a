import { plainFigures } from '../calendar/figures.ts';

/** The digits of a code that an authenticator app shows, and the seconds after which it shows another. */
const codeDigits = 6;
export const codeSeconds = 30;

export const recoveryCodes = 10;
export const recoveryCodeLength = 12;

/** Neither letters nor digits that are taken for one another. */
export const recoveryLetters = 'abcdefghjkmnpqrstvwxyz23456789';

/** What was typed where a second step is asked for: a code of the app, or one of the recovery codes. */
export interface TypedCode {
  kind: 'APP' | 'RECOVERY';
  code: string;
}

/**
 * Reads a typed code: digits of any script, in any case, without blanks, dashes and signs that cannot be seen. Null when
 * it is neither kind of code.
 */
export function readSecondStep(typed: string): TypedCode | null {
  const code = plainFigures(typed)
    .replace(/[\s\p{Cf}\p{Pd}]/gu, '')
    .toLowerCase();
  if (code.length === codeDigits && /^\d+$/.test(code)) return { kind: 'APP', code };
  const isRecovery =
    code.length === recoveryCodeLength && Array.from(code).every((one) => recoveryLetters.includes(one));
  return isRecovery ? { kind: 'RECOVERY', code } : null;
}

/** In groups of four, as it is easiest to copy by hand. */
export const inFours = (text: string, between = ' '): string => (text.match(/.{1,4}/g) ?? []).join(between);

/** How long a reset that an operator asks for waits, so that the account's owner can stop it. */
export const resetWaitHours = 24;
