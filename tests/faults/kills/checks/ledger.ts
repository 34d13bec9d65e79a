import { groupBy, sumOf, type Books } from '../books.ts';
import type { Violation } from '../violation.ts';

/**
 * Each account's balance is the sum of its ledger entries, entry by entry. Each transaction, and the whole ledger, sums
 * to zero.
 */
export function checkLedger({
  accounts,
  transactions,
  entries,
}: Pick<Books, 'accounts' | 'transactions' | 'entries'>): Violation[] {
  const violations: Violation[] = [];
  const byAccount = groupBy(entries, ({ accountId }) => accountId);
  for (const { accountId, userName, balance } of accounts) {
    let sum = 0;
    for (const { entryId, amount, balanceAfter } of byAccount.get(accountId) ?? []) {
      sum += amount;
      if (sum !== balanceAfter)
        violations.push({
          kind: 'WRONG_BALANCE',
          what: `${userName}: entry ${entryId} says ${balanceAfter} after it, the sum is ${sum}`,
        });
    }
    if (sum !== balance)
      violations.push({
        kind: 'WRONG_BALANCE',
        what: `${userName} has ${balance}, the ledger's sum is ${sum}`,
      });
  }
  const byTransaction = groupBy(entries, ({ transactionId }) => String(transactionId));
  for (const [transactionId, own] of byTransaction) {
    const sum = sumOf(own, ({ amount }) => amount);
    if (sum !== 0)
      violations.push({ kind: 'MONEY_NOT_CONSERVED', what: `transaction ${transactionId} sums to ${sum}` });
  }
  const total = sumOf(entries, ({ amount }) => amount);
  if (total !== 0)
    violations.push({ kind: 'MONEY_NOT_CONSERVED', what: `the whole ledger sums to ${total}` });
  const held = sumOf(accounts, ({ balance }) => balance);
  if (held !== 0) violations.push({ kind: 'MONEY_NOT_CONSERVED', what: `all balances sum to ${held}` });
  const known = new Set(transactions.map(({ transactionId }) => String(transactionId)));
  for (const transactionId of byTransaction.keys())
    if (!known.has(transactionId))
      violations.push({
        kind: 'MONEY_NOT_CONSERVED',
        what: `entries name transaction ${transactionId}, which is not there`,
      });
  return violations;
}
