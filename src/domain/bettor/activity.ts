/** What an account's owner is told was done with it. */
export const activityKinds = [
  'OPENED',
  'SIGNED_IN',
  'SIGN_IN_REFUSED',
  'SIGNED_OUT',
  'SESSION_ENDED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
  'LIMIT_CHANGED',
  'BREAK_TAKEN',
  'PAYEE_SAVED',
  'PAYEE_REMOVED',
  'TWO_STEP_ON',
  'TWO_STEP_OFF',
  'SECOND_STEP_REFUSED',
  'RECOVERY_CODE_USED',
  'TWO_STEP_RESET_ASKED',
  'TWO_STEP_RESET_STOPPED',
  'TWO_STEP_RESET',
  'PASSKEY_ADDED',
  'PASSKEY_REMOVED',
  'PASSKEY_USED',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** Those that the password history is made of. */
export const passwordKinds = [
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
] as const satisfies readonly ActivityKind[];
