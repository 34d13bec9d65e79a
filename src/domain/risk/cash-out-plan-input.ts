import { itemAt } from '../must.ts';
import { levelsBeforeOwn, type CashOutPlanInput, type RunnerResult } from './cash-out.ts';
import type { Level } from '../odds/levels.ts';
import { hasOneWinner, type MarketKind } from '../market/market-kind.ts';
import { notOpenCode, type NotOpenCode, type StatusFacts } from '../market/market-status.ts';
import type { Order, Position } from '../bet/order.ts';

/** What a cash out depends on in a market. */
export interface CashOutMarket extends StatusFacts {
  kind: MarketKind;
  numberOfWinners: number;
  /** Basis points. */
  commissionRate: number;
  runners: readonly { runnerId: string; status: string }[];
}

/** Why a market cannot be cashed out now, or ever; null if it can. */
export function noCashOutReason(
  market: Pick<CashOutMarket, 'kind' | 'numberOfWinners' | 'status' | 'suspendReason'>,
): NotOpenCode | 'CASH_OUT_NOT_OFFERED' | null {
  const isOffered = hasOneWinner(market.kind) && market.numberOfWinners === 1;
  return isOffered ? notOpenCode(market) : 'CASH_OUT_NOT_OFFERED';
}

export interface CashOutSight {
  market: CashOutMarket;
  /** Null if no bet was matched here. */
  position: Pick<Position, 'outcomes' | 'netStake'> | null;
  /** The bettor's orders in this market. */
  orders: Iterable<Pick<Order, 'runnerId' | 'side' | 'odds' | 'remaining' | 'delayEndsAt'>>;
  pricesOf: (runnerId: string) => { toBack: readonly Level[]; toLay: readonly Level[] } | undefined;
}

/** Whether there is anything to cash out. Unmatched bets take no position, nor do bets that cancel each other out. */
export const isPositionTaken = (position: Pick<Position, 'outcomes' | 'netStake'> | null): boolean =>
  position !== null && (position.netStake !== 0 || position.outcomes.some(({ ifWins }) => ifWins !== 0));

/** The runners whose backs and lays do not level out: `ifWins` + `netStake` is backs less lays, in stake × odds. */
export const runnersWithBets = (position: Pick<Position, 'outcomes' | 'netStake'> | null): Set<string> =>
  new Set(
    position?.outcomes
      .filter(({ ifWins }) => ifWins + position.netStake !== 0)
      .map(({ runnerId }) => runnerId),
  );

/** Gathers what a plan needs from what the bettor sees. The browser and the exchange share this code. */
export function planInputOf(
  { market, position, orders, pricesOf }: CashOutSight,
  scope: Pick<CashOutPlanInput, 'runnerId' | 'percent'>,
): CashOutPlanInput {
  const own = new Set<string>();
  for (const { runnerId, side, odds, remaining } of orders)
    if (remaining > 0) own.add(`${runnerId} ${side} ${odds}`);
  const ifWins = new Map(position?.outcomes.map((outcome) => [outcome.runnerId, outcome.ifWins]));
  const ownOdds = (runnerId: string, side: string, levels: readonly Level[]) =>
    new Set(levels.map(([odds]) => odds).filter((odds) => own.has(`${runnerId} ${side} ${odds}`)));
  return {
    ...scope,
    netStake: position?.netStake ?? 0,
    runners: market.runners
      .filter(({ status }) => status === 'ACTIVE')
      .map(({ runnerId }) => {
        const { toBack = [], toLay = [] } = pricesOf(runnerId) ?? {};
        return {
          runnerId,
          ifWins: ifWins.get(runnerId) ?? 0,
          toBack: levelsBeforeOwn(toBack, ownOdds(runnerId, 'LAY', toBack)),
          toLay: levelsBeforeOwn(toLay, ownOdds(runnerId, 'BACK', toLay)),
        };
      }),
  };
}

/** What the market pays now by runner, without those that can no longer win. */
export const resultsNow = ({ runners }: CashOutPlanInput): RunnerResult[] =>
  runners.map(({ runnerId, ifWins }) => ({ runnerId, ifWins }));

export const areSameResults = (a: readonly RunnerResult[], b: readonly RunnerResult[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ runnerId, ifWins }, at) => itemAt(b, at).runnerId === runnerId && itemAt(b, at).ifWins === ifWins,
  );
