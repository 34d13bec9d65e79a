import type { AccrualKind } from '../records/accruals.ts';

const prefixes: Readonly<Record<AccrualKind, string>> = { ROLLING: 'rolling:', REFERRAL: 'referral:' };

/** The account that holds what has accrued to a bettor and is not paid yet. */
export const accrualAccountOf = (kind: AccrualKind, ownerId: string): string => prefixes[kind] + ownerId;

export const isAccrualAccount = (accountId: string): boolean =>
  Object.values(prefixes).some((prefix) => accountId.startsWith(prefix));
