/** What a user name may be, in the forms and at the exchange. */
export const userNamePattern = /^[a-zA-Z0-9._-]{3,32}$/;

export const shortestPassword = 8;
export const longestPassword = 128;

export const isUserName = (text: string): boolean => userNamePattern.test(text);

export const isPasswordLength = (text: string): boolean =>
  text.length >= shortestPassword && text.length <= longestPassword;

/** The length of the code that opens an account whose password was forgotten. */
export const resetCodeDigits = 8;
/** Reads a typed code, ignoring spaces and dashes between the digits. */
export const readResetCode = (text: string): string | null => {
  const digits = text.replace(/[\s-]/g, '');
  return digits.length === resetCodeDigits && /^\d+$/.test(digits) ? digits : null;
};
