import { accrualAccountOf } from '../ledger/accrual-accounts.ts';
import { MarketState } from '../state/market-state.ts';
import type { Engine } from './engine.fixture.ts';
import { mustEqual } from './invariants.fixture.ts';
import { slowExposure, type SlowBet } from './slow-exposure.fixture.ts';

const sum = <Row>(rows: readonly Row[], of: (row: Row) => number): number =>
  rows.reduce((total, row) => total + of(row), 0);

/** What an account's matched bets in a market could have lost, counted result by result. */
function atRisk({ state, store }: Engine, marketId: string, accountId: string): number {
  const { definition, createdAt } = store.settled(marketId);
  const market = new MarketState(definition, createdAt, state.delays);
  const matched = store.fills().flatMap((fill): SlowBet[] => {
    if (fill.marketId !== marketId || fill.voided) return [];
    const { odds, line, stake } = fill;
    const bet = { runner: market.runnerIndex.get(fill.runnerId)!, odds, line, stake };
    if (fill.backAccountId === accountId) return [{ ...bet, side: 'BACK' }];
    return fill.layAccountId === accountId ? [{ ...bet, side: 'LAY' }] : [];
  });
  return slowExposure(market, matched, []);
}

/** The entries of these kinds that an account has in the ledger. */
export const entriesOf = ({ store }: Engine, accountId: string, ...kinds: readonly string[]) => {
  const ids = new Set(
    store.rows.ledgerTransactions
      .filter(({ kind }) => kinds.includes(kind))
      .map(({ transactionId }) => transactionId),
  );
  return store.entries.filter((entry) => entry.accountId === accountId && ids.has(entry.transactionId));
};

/** Checks what each referred account's commission added to what who sent it accrues, and the sums against the ledger. */
export function checkReferral(engine: Engine, referrerId: string): void {
  const { state, store } = engine;
  const rows = store.rows.accruals.filter((row) => row.kind === 'REFERRAL' && row.accountId === referrerId);
  for (const { marketId, bettorId } of rows) {
    const isIts = (row: { marketId: string }) => row.marketId === marketId;
    const its = rows.filter((row) => isIts(row) && row.bettorId === bettorId);
    const paid = store.rows.settlements.filter((row) => isIts(row) && row.accountId === bettorId);
    const commission = sum(paid, (row) => row.commission);
    const amount = Math.floor((commission * 1_000 + 5_000) / 10_000);
    const earned = sum(its, (row) => row.amount);
    mustEqual([sum(its, ({ base }) => base), earned], [commission, amount], `${bettorId} in ${marketId}`);
  }
  const ledger = accrualAccountOf('REFERRAL', referrerId);
  const accrued = sum(entriesOf(engine, ledger, 'referral', 'referral-reversal'), ({ amount }) => amount);
  mustEqual(
    sum(rows, ({ amount }) => amount),
    accrued,
    `What the referred earned ${referrerId}`,
  );
  const paid = sum(entriesOf(engine, referrerId, 'referral-paid'), ({ amount }) => amount);
  mustEqual(state.accounts.get(ledger)?.balance ?? 0, accrued - paid, `What is not paid to ${referrerId}`);
}

/** Checks every market's rolling commission against what is counted anew, and its sums against the ledger. */
export function checkRolling(engine: Engine, accountId: string): void {
  const { state, store } = engine;
  const rows = store.rows.accruals.filter((row) => row.kind === 'ROLLING' && row.accountId === accountId);
  for (const marketId of new Set(rows.map((row) => row.marketId))) {
    const its = rows.filter((row) => row.marketId === marketId);
    const settled = store.rows.settlements.filter(
      (row) => row.marketId === marketId && row.accountId === accountId,
    );
    const isNothing = sum(settled, ({ profit }) => profit) === 0;
    const turnover = isNothing ? 0 : atRisk(engine, marketId, accountId);
    const what = `of ${accountId} in ${marketId}`;
    mustEqual(
      sum(its, ({ base }) => base),
      turnover,
      `The turnover ${what}`,
    );
    // Half up.
    const amount = Math.floor((turnover * its[0]!.rate + 5_000) / 10_000);
    mustEqual(
      sum(its, (row) => row.amount),
      amount,
      `The commission ${what}`,
    );
    mustEqual(its.filter(({ isCorrection }) => !isCorrection).length, 1, `The first booking ${what}`);
  }
  const ledger = accrualAccountOf('ROLLING', accountId);
  const amountOf = ({ amount }: { amount: number }) => amount;
  const accrued = sum(entriesOf(engine, ledger, 'rolling-commission', 'rolling-reversal'), amountOf);
  mustEqual(sum(rows, amountOf), accrued, `What has accrued to ${accountId}`);
  const payments = entriesOf(engine, accountId, 'rolling-paid');
  if (payments.some(({ amount }) => amount <= 0)) throw new Error(`${accountId} was paid less than nothing`);
  const paid = sum(payments, amountOf);
  mustEqual(state.accounts.get(ledger)?.balance ?? 0, accrued - paid, `What is not paid to ${accountId}`);
}
