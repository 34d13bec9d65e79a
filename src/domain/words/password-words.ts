import {
  isPasswordLength,
  longestPassword,
  passwordLength,
  resetCodeDigits,
  shortestPassword,
} from '../bettor/credentials.ts';

/** What the password forms say. Refusals use the exchange's own words. */
export const passwordMessages = {
  tooShort: `Use at least ${shortestPassword} characters.`,
  tooLong: `Use at most ${longestPassword} characters.`,
  notTheSame: 'The two new passwords are not the same.',
  currentMissing: 'Enter your current password.',
  nameMissing: 'Enter your user name.',
  codeUnreadable: `Enter the ${resetCodeDigits} digits of the code.`,
  noAnswer: 'There was no answer. Check your connection and try again.',
  changeUnknown:
    'There was no answer, so it is not known whether your password changed. Look at Password history, or try again.',
  resetUnknown:
    'There was no answer, so it is not known whether your password changed. Try to sign in with the new one, or try again.',
  changed: 'Your password has changed. All your other sessions are signed out.',
  reset: 'Your password has changed and all your sessions are signed out. Sign in with the new one.',
  codeSent:
    'If there is such an account, a code is on its way to it. It is good for 15 minutes, and only on this device, which asked for it.',
  noChanges: 'Your password has not changed since the account was opened.',
} as const;

/** What is wrong with a new password; nothing if it may be one. */
export function newPasswordTrouble(typed: string): string | undefined {
  if (isPasswordLength(typed)) return undefined;
  return passwordLength(typed) < shortestPassword ? passwordMessages.tooShort : passwordMessages.tooLong;
}
