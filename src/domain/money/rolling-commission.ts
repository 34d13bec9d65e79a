import { commissionOn, type BasisPoints } from './settlement.ts';

/**
 * Rolling commission is a share of an account's turnover that its upline gives back, whoever wins. Turnover is what the
 * account's matched bets in a market could have lost, at the settlement. It is nothing where the market came to nothing
 * for the account: in a void market, and where the bets were hedged to the same for every result. Minor units.
 */
export const turnoverOf = ({ profit, atRisk }: { profit: number; atRisk: number }): number =>
  profit === 0 ? 0 : atRisk;

/** Rounded half up, once for an account and a market. */
export const rollingOn = (turnover: number, rate: BasisPoints): number => commissionOn(turnover, rate);

/** The most that an upline may set: 10 %. */
export const mostRollingRate: BasisPoints = 1_000;
