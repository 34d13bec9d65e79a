import { isSameResult } from '../answer-log.ts';
import { keyOf, sumOf, type Books } from '../books.ts';
import type { HeardPayment } from '../payer.ts';
import type { Violation } from '../violation.ts';

/**
 * Every payment that was acknowledged is stored, with the answer that was heard. What is held is what withdrawals hold,
 * what is unmatched is what waits for an owner, and no bank transaction is booked twice.
 */
export function checkPayments(books: Books, heard: readonly HeardPayment[]): Violation[] {
  const violations: Violation[] = [];
  const accountIds = new Map(books.accounts.map(({ userName, accountId }) => [userName, accountId]));
  const results = new Map(books.results.map((row) => [keyOf(row), row.result]));
  const byId = new Map(books.payments.map((payment) => [payment.paymentId, payment]));
  for (const { bettor, clientId, result } of heard) {
    const stored = results.get(keyOf({ accountId: accountIds.get(bettor) ?? '', clientId }));
    if (!isSameResult(stored ?? null, result))
      violations.push({
        kind: stored === undefined ? 'LOST_ANSWER' : 'OTHER_ANSWER',
        what: `${clientId} heard ${JSON.stringify(result)}, stored is ${JSON.stringify(stored)}`,
      });
    if (result.status !== 'ACCEPTED') continue;
    const payment = byId.get(result.payment.paymentId);
    if (payment?.amount !== result.payment.amount)
      violations.push({
        kind: 'LOST_ANSWER',
        what: `${clientId} is not stored as ${JSON.stringify(result)}`,
      });
  }
  return [...violations, ...checkHouses(books), ...checkBankIds(books)];
}

function checkHouses({ accounts, payments, unmatched }: Books): Violation[] {
  const balanceOf = (id: string) => accounts.find(({ accountId }) => accountId === id)?.balance ?? 0;
  const held = payments.filter(({ state }) => state === 'HELD' || state === 'SENT');
  const open = sumOf(
    unmatched.filter(({ closedAt }) => closedAt === null),
    ({ amount }) => amount,
  );
  const due: [string, number][] = [
    ['house-held', sumOf(held, ({ amount }) => amount)],
    ['house-unmatched', open - sumOf(payments, ({ leftOver }) => leftOver)],
  ];
  return due.flatMap(([id, sum]): Violation[] =>
    balanceOf(id) === sum
      ? []
      : [{ kind: 'MONEY_NOT_CONSERVED', what: `${id} has ${balanceOf(id)}, the payments say ${sum}` }],
  );
}

function checkBankIds({ payments, unmatched }: Books): Violation[] {
  const ids = [
    ...payments.flatMap(({ bankId, paymentId }) => (bankId === null ? [] : [[bankId, paymentId] as const])),
    ...unmatched.map(({ bankId, paymentId }) => [bankId, paymentId] as const),
  ];
  const seen = new Map<string, string | null>();
  return ids.flatMap(([bankId, paymentId]): Violation[] => {
    const before = seen.get(bankId);
    seen.set(bankId, paymentId);
    // Unmatched money that was given to somebody is that payment's, too.
    const isTwice = before !== undefined && before !== paymentId;
    return isTwice
      ? [{ kind: 'NOT_ONCE', what: `${bankId} is booked as ${before} and as ${paymentId}` }]
      : [];
  });
}

/** What `house-funding` moved by payments, by bank transaction kind: in (negative) and out. */
export function fundingMoves({ transactions, entries }: Books): number {
  const kinds = new Set<string>(
    transactions.flatMap(({ kind, transactionId }) => (kind === 'deposit' ? [] : [String(transactionId)])),
  );
  return sumOf(
    entries.filter(
      ({ accountId, transactionId }) => accountId === 'house-funding' && kinds.has(String(transactionId)),
    ),
    ({ amount }) => amount,
  );
}
