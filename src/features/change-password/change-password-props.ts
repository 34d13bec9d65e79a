import type { ChangePasswordSnapshot } from '#machines/change-password/change-password.machine.ts';

/** Selects what the view shows from its machine. */
export const changePasswordPropsOf = ({ value, context }: ChangePasswordSnapshot) => ({
  state: value,
  trouble: context.trouble,
});
