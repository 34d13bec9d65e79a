import { referralEarning, referralShare } from '#domain/bettor/referral.ts';
import { rollingOn } from '#domain/money/rolling-commission.ts';
import { must } from '#domain/must.ts';
import type { AccruedShare } from '../records/accruals.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/** What a settled market came to for an account. */
export interface SettledBettor {
  account: Pick<AccountState, 'accountId' | 'referral'>;
  turnover: number;
  commission: number;
}

type Terms = Pick<AccruedShare, 'kind' | 'accountId' | 'bettorId' | 'rate'>;

/**
 * What a market adds to what accounts accrue, by the terms that hold then (RFC 3339). Who has terms has a share even if it
 * comes to nothing: a correction goes by those shares alone.
 */
export const sharesOf = (
  state: ExchangeState,
  bettors: readonly SettledBettor[],
  at: string,
): AccruedShare[] =>
  bettors.flatMap((bettor) => termsOf(state, bettor, at).map((terms) => shareOf(terms, bettor)));

/** The same by another result, on the terms of then. */
export function correctedShares(
  before: readonly AccruedShare[],
  bettors: readonly SettledBettor[],
): AccruedShare[] {
  const known = new Map(bettors.map((one) => [one.account.accountId, one]));
  return before.map((share) => shareOf(share, must(known.get(share.bettorId))));
}

function termsOf({ accruals }: ExchangeState, { account }: SettledBettor, at: string): Terms[] {
  const { accountId: bettorId, referral } = account;
  const terms: Terms[] = [];
  const rate = accruals.of('ROLLING', bettorId)?.rate ?? 0;
  if (rate > 0) terms.push({ kind: 'ROLLING', accountId: bettorId, bettorId, rate });
  if (referral && at < referral.until)
    terms.push({ kind: 'REFERRAL', accountId: referral.referrerId, bettorId, rate: referralShare });
  return terms;
}

function shareOf({ kind, accountId, bettorId, rate }: Terms, bettor: SettledBettor): AccruedShare {
  const [base, amountOf] =
    kind === 'ROLLING' ? [bettor.turnover, rollingOn] : [bettor.commission, referralEarning];
  return { kind, accountId, bettorId, base, rate, amount: amountOf(base, rate) };
}
