import type { ForgotPasswordSnapshot } from '#machines/forgot-password/forgot-password.machine.ts';

/** Selects what the view shows from its machine. */
export const forgotPasswordPropsOf = ({ value, context: { userName, trouble } }: ForgotPasswordSnapshot) => ({
  state: value,
  userName,
  trouble,
});
