import { must } from '#domain/must.ts';
import { frameAt } from '#domain/limits/frame.ts';
import type { Effects } from '../changes/effects.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { post } from '../ledger/post.ts';
import type { AccruedShare, StoredAccrualTerms } from '../records/accruals.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { keepTerms, termsFor } from './keep-terms.ts';
import { accrualKinds, accrualTransactions } from './transactions.ts';

interface Settled {
  marketId: string;
  /** In words. */
  result: string;
  /** What paid the market. */
  transactionId: number;
}

/** Books what a settled market adds to what accounts accrue, out of the commission that the exchange earns. */
export function accrue(
  state: ExchangeState,
  settled: Settled,
  shares: readonly AccruedShare[],
  effects: Effects,
): void {
  book(state, settled, 'added', shares, effects);
  note(settled, shares, { isCorrection: false }, effects);
}

/** Takes back what a market added and books what another result adds, in entries of their own. */
export function correctAccruals(
  state: ExchangeState,
  settled: Settled,
  { before, after }: { before: readonly AccruedShare[]; after: readonly AccruedShare[] },
  effects: Effects,
): void {
  const back = before.map((share) => ({ ...share, amount: -share.amount || 0 }));
  book(state, settled, 'takenBack', back, effects);
  book(state, settled, 'added', after, effects);
  const differences = after.map((share, at) => {
    const was = must(before[at]);
    return { ...share, base: share.base - was.base, amount: share.amount - was.amount };
  });
  note(settled, differences, { isCorrection: true }, effects);
}

function note(
  { marketId, transactionId }: Settled,
  shares: readonly AccruedShare[],
  { isCorrection }: { isCorrection: boolean },
  effects: Effects,
): void {
  shares.forEach((share, at) =>
    effects.rows.accruals.push({
      ...share,
      accrualId: `${transactionId}-${at + 1}`,
      marketId,
      isCorrection,
      at: effects.at,
    }),
  );
}

function book(
  state: ExchangeState,
  { marketId, result: reference }: Settled,
  step: 'added' | 'takenBack',
  shares: readonly AccruedShare[],
  effects: Effects,
): void {
  for (const kind of accrualKinds) {
    const its = shares.filter((share) => share.kind === kind && share.amount !== 0);
    if (its.length === 0) continue;
    const sum = its.reduce((total, { amount }) => total + amount, 0);
    const entries = its.map(({ accountId: ownerId, rate, amount }) => {
      const { accountId } = termsFor(state, { kind, ownerId, rate }, effects);
      return [state.account(accountId), amount] as const;
    });
    const house = state.account(houseAccounts.commission);
    const transaction = { kind: accrualTransactions[kind][step], marketId, reference };
    post(state.numbers, effects, { ...transaction, entries: [...entries, [house, -sum]] });
    for (const { accountId } of its) makeDue(state, must(state.accruals.of(kind, accountId)), effects);
  }
}

/** What has accrued is paid when the week ends in which it began to. */
function makeDue(state: ExchangeState, terms: StoredAccrualTerms, effects: Effects): void {
  if (terms.dueAt !== null || state.account(terms.accountId).balance <= 0) return;
  const dueAt = frameAt('WEEK', effects.at, state.account(terms.ownerId).limitZone).end;
  keepTerms(state, { ...terms, dueAt }, effects);
}
