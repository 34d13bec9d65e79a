import type { AccrualKind } from '../records/accruals.ts';
import type { TransactionKind } from '../records/ledger.ts';

/** What each step of an accrual is called in the ledger, and in the reference of its payment. */
export const accrualTransactions: Readonly<
  Record<AccrualKind, Readonly<Record<'added' | 'takenBack' | 'paid', TransactionKind>> & { name: string }>
> = {
  ROLLING: {
    added: 'rolling-commission',
    takenBack: 'rolling-reversal',
    paid: 'rolling-paid',
    name: 'Rolling commission',
  },
  REFERRAL: {
    added: 'referral',
    takenBack: 'referral-reversal',
    paid: 'referral-paid',
    name: 'Refer and earn',
  },
};

export const accrualKinds = Object.keys(accrualTransactions) as readonly AccrualKind[];
