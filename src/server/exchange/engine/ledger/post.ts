import { exact } from '#domain/money/money.ts';
import type { AccountState } from '../state/account-state.ts';
import type { Effects } from '../changes/effects.ts';
import type { Numbers } from '../state/numbers.ts';
import type { TransactionKind } from '../records/ledger.ts';

/** A posting of money between accounts: what each account gets (or gives, if negative), in minor units. */
export interface Posting {
  kind: TransactionKind;
  marketId: string | null;
  /** What it is for, as shown to the account's owner; for a deposit, its reference. */
  reference: string;
  entries: readonly (readonly [account: AccountState, amount: number])[];
}

/**
 * Posts a transaction to the double-entry ledger, updates the balances and returns the transaction's id. Amounts of 0
 * make no entry. Throws before changing anything when the entries don't sum to zero.
 */
export function post(numbers: Numbers, effects: Effects, posting: Posting): number {
  const { kind, marketId, reference, entries } = posting;
  const sum = entries.reduce((total, [, amount]) => exact(total + amount), 0);
  if (sum !== 0) throw new Error(`A ${kind} transaction sums to ${sum}, not to zero`);
  const transactionId = numbers.nextTransactionId();
  effects.rows.ledgerTransactions.push({ transactionId, kind, marketId, reference, at: effects.at });
  for (const [account, amount] of entries) {
    if (amount === 0) continue;
    account.balance = exact(account.balance + amount);
    account.lastTransactionId = transactionId;
    account.limits?.count(kind, amount, effects.at);
    effects.balanceChanged(account);
    effects.rows.ledgerEntries.push({
      entryId: numbers.nextEntryId(),
      transactionId,
      accountId: account.accountId,
      amount,
      balanceAfter: account.balance,
      at: effects.at,
      kind,
    });
  }
  return transactionId;
}
