/** Why a code is not taken, and what to do. */
export const referralTexts = {
  UNKNOWN_REFERRAL: 'No bettor has this code. Check it, or leave the field empty.',
  SELF_REFERRAL: 'This is your own code: nobody sends themselves. Leave the field empty.',
  CIRCULAR_REFERRAL: 'You sent this bettor here, yourself or through others, so they did not send you.',
  TOO_LATE: 'A code counts only when an account is opened with it.',
  PRACTICE_ACCOUNT: 'Practice accounts send nobody and are sent by nobody: they pay no commission in money.',
} as const;

export type ReferralRefusal = keyof typeof referralTexts;
