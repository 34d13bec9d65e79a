import { commissionOn, type BasisPoints } from '../money/settlement.ts';

/**
 * The rule of refer and earn: who sent somebody here gets a share of the commission that they pay in their first year. Only
 * won bets pay commission, and the share is less than it, so nobody gains by betting against an account of their own.
 * Nothing is paid for a registration or a deposit, which anybody could make for its own sake.
 */
export const referralShare: BasisPoints = 1_000;
export const referralDays = 365;

export const referralUntil = (since: string): string =>
  new Date(Date.parse(since) + referralDays * 24 * 3_600_000).toISOString();

/** Rounded half up, once for an account and a market. */
export const referralEarning = (commission: number, share: BasisPoints): number =>
  commissionOn(commission, share);

/** Without letters that are read for others (Crockford's base 32). */
export const codeLetters = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
export const codeLength = 10;

/** A typed code as it is compared: blanks, dashes and case don't matter, O is 0, I and L are 1. Null if it is none. */
export function readReferralCode(typed: string): string | null {
  const code = typed
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, '')
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1');
  return code.length === codeLength && Array.from(code).every((letter) => codeLetters.includes(letter))
    ? code
    : null;
}

/** `ASHA7-Q2K4M` */
export const shownCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** A user name as others may see it: `m•••k`. */
export function maskedName(userName: string): string {
  const letters = Array.from(userName);
  return `${letters[0] ?? ''}•••${letters.length > 3 ? letters.at(-1) : ''}`;
}
