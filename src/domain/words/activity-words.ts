import type { ActivityKind } from '../bettor/activity.ts';

/** What an account's owner reads of what was done with it. */
export const activityWords: Readonly<Record<ActivityKind, string>> = {
  OPENED: 'Account opened',
  SIGNED_IN: 'Signed in',
  SIGN_IN_REFUSED: 'Sign-in refused: wrong password',
  SIGNED_OUT: 'Signed out',
  SESSION_ENDED: 'Signed out another browser',
  PASSWORD_CHANGED: 'Password changed, with the old one',
  PASSWORD_RESET: 'Password changed, with a code',
  LIMIT_CHANGED: 'Limit',
  BREAK_TAKEN: 'Break from betting',
  PAYEE_SAVED: 'Payee saved',
  PAYEE_REMOVED: 'Payee removed',
  TWO_STEP_ON: 'Two-step sign-in switched on',
  TWO_STEP_OFF: 'Two-step sign-in switched off',
  SECOND_STEP_REFUSED: 'Refused: wrong code for the second step',
  RECOVERY_CODE_USED: 'Recovery code used',
  TWO_STEP_RESET_ASKED: 'An operator was asked to switch two-step sign-in off',
  TWO_STEP_RESET_STOPPED: 'The operator’s reset of two-step sign-in was stopped',
  TWO_STEP_RESET: 'Two-step sign-in was switched off by an operator',
  PASSKEY_ADDED: 'Passkey added',
  PASSKEY_REMOVED: 'Passkey removed',
  PASSKEY_USED: 'Passkey used to sign in',
};

/** What a page says while nobody knows the browser: it was not written down before. */
export const browserText = (browser: string): string => browser || 'Unknown';
