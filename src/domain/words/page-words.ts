import { resetCodeDigits, shortestPassword } from '../site/credentials.ts';

/** Exact texts of the specification, including the spaces before the closing quotes. */
export const messages = {
  loginFirst: 'Please Login first! ',
  loginBeforeLive: 'Please Login Before To Watch Live',
  contactUpline: 'Please contact your upline! ',
  genericError: 'Something went wrong. Please try again.',
  /** Ours, not the specification's: a guard sent somebody home. */
  signInForPage: 'Sign in to open that page.',
  blockedPage: 'Your account is blocked: that page cannot be opened. You can still cancel bets.',
  noMatchedBets: 'You have no Matched Bets',
  noUnmatchedBets: 'You have no Unmatched Bets',
  noExposure: 'No real-time records found',
  noFancyBook: 'No data!',
} as const;

/** Why the user is no longer signed in here. */
export const signedOutMessages = {
  ended: 'Your session has ended. Every bet you placed stands: sign in to see what became of it.',
  elsewhere:
    'You are signed out: you left in another tab, or your session ended there. Every bet you placed stands.',
} as const;

/** What the password forms say. Refusals use the exchange's own words. */
export const passwordMessages = {
  tooShort: `Use at least ${shortestPassword} characters.`,
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
  codeSent: 'If there is such an account, a code is on its way to it. It is good for 15 minutes.',
  noChanges: 'Your password has not changed since the account was opened.',
} as const;
