import { rollingOn } from '#domain/money/rolling-commission.ts';
import type { AccruedShare } from '../records/accruals.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/** What a settled market came to for an account. */
export interface SettledBettor {
  account: Pick<AccountState, 'accountId'>;
  turnover: number;
}

/**
 * What a market adds to what accounts accrue, by the terms that hold now. Who has terms has a share even if it comes to
 * nothing: a correction goes by those shares alone.
 */
export function sharesOf({ accruals }: ExchangeState, bettors: readonly SettledBettor[]): AccruedShare[] {
  return bettors.flatMap(({ account: { accountId }, turnover }): AccruedShare[] => {
    const rate = accruals.of('ROLLING', accountId)?.rate ?? 0;
    return rate === 0 ? [] : [rollingShare(accountId, turnover, rate)];
  });
}

/** The same by another result, at the rates of then. */
export function correctedShares(
  before: readonly AccruedShare[],
  bettors: readonly SettledBettor[],
): AccruedShare[] {
  const known = new Map(bettors.map((one) => [one.account.accountId, one]));
  return before.map(({ bettorId, rate }) => rollingShare(bettorId, known.get(bettorId)?.turnover ?? 0, rate));
}

const rollingShare = (accountId: string, turnover: number, rate: number): AccruedShare => ({
  kind: 'ROLLING',
  accountId,
  bettorId: accountId,
  base: turnover,
  rate,
  amount: rollingOn(turnover, rate),
});
