import { must } from '#domain/must.ts';
import { frameAt } from '#domain/limits/frame.ts';
import type { Effects } from '../changes/effects.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { post } from '../ledger/post.ts';
import type { AccruedShare } from '../records/accruals.ts';
import type { TransactionKind } from '../records/ledger.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { keepTerms } from './keep-terms.ts';

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
  book(state, settled, 'rolling-commission', shares, effects);
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
  book(state, settled, 'rolling-reversal', back, effects);
  book(state, settled, 'rolling-commission', after, effects);
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
  kind: TransactionKind,
  all: readonly AccruedShare[],
  effects: Effects,
): void {
  const shares = all.filter(({ amount }) => amount !== 0);
  if (shares.length === 0) return;
  const sum = shares.reduce((total, { amount }) => total + amount, 0);
  const terms = shares.map((share) => must(state.accruals.of(share.kind, share.accountId)));
  const entries = shares.map(({ amount }, at) => {
    return [state.account(must(terms[at]).accountId), amount] as const;
  });
  const house = state.account(houseAccounts.commission);
  post(state.numbers, effects, { kind, marketId, reference, entries: [...entries, [house, -sum]] });
  for (const one of terms) {
    if (one.dueAt !== null || state.account(one.accountId).balance <= 0) continue;
    const dueAt = frameAt('WEEK', effects.at, state.account(one.ownerId).limitZone).end;
    keepTerms(state, { ...one, dueAt }, effects);
  }
}
