import { itemAt } from '../must.ts';
import { takeableLevels, type CashOutAsk, type RunnerResult } from './cash-out.ts';
import type { Level } from '../odds/levels.ts';
import type { RefusalCode } from '../words/messages.ts';
import type { Order, Position } from '../bet/order.ts';

/** What decides whether a market can be cashed out. */
export interface CashOutMarket {
  kind: string;
  numberOfWinners: number;
  status: string;
  /** Basis points. */
  commissionRate: number;
  runners: readonly { runnerId: string; status: string }[];
}

/** One winner, and a book of prices to take. */
const isLevelled = (kind: string): boolean => ['WINNER', 'BINARY', 'LOTTERY'].includes(kind);

/** Why a market cannot be cashed out now, or ever. */
export function noCashOutReason({
  kind,
  numberOfWinners,
  status,
}: Pick<CashOutMarket, 'kind' | 'numberOfWinners' | 'status'>): RefusalCode | null {
  if (!isLevelled(kind) || numberOfWinners !== 1) return 'CASH_OUT_NOT_OFFERED';
  if (status === 'OPEN') return null;
  if (status === 'SUSPENDED') return 'MARKET_SUSPENDED';
  return status === 'CLOSED' ? 'MARKET_CLOSED' : 'MARKET_NOT_OPEN';
}

export interface CashOutSight {
  market: CashOutMarket;
  /** Null: no bet was matched here. */
  position: Pick<Position, 'outcomes' | 'netStake'> | null;
  /** The bettor's orders in this market. */
  orders: Iterable<Pick<Order, 'runnerId' | 'side' | 'odds' | 'remaining' | 'delayEndsAt'>>;
  pricesOf: (runnerId: string) => { toBack: readonly Level[]; toLay: readonly Level[] } | undefined;
}

/** Whether there is anything to cash out. Waiting bets take no position, nor do bets that cancel each other out. */
export const isPositionTaken = (position: Pick<Position, 'outcomes' | 'netStake'> | null): boolean =>
  position !== null && (position.netStake !== 0 || position.outcomes.some(({ ifWins }) => ifWins !== 0));

/** The runners with bets of their own: `ifWins` + `netStake` is what stands on one alone. */
export const runnersWithBets = (position: Pick<Position, 'outcomes' | 'netStake'> | null): Set<string> =>
  new Set(
    position?.outcomes
      .filter(({ ifWins }) => ifWins + position.netStake !== 0)
      .map(({ runnerId }) => runnerId),
  );

/** What to plan, from what the bettor sees; the browser and the exchange use the same code. */
export function cashOutAskOf(
  { market, position, orders, pricesOf }: CashOutSight,
  scope: Pick<CashOutAsk, 'runnerId' | 'percent'>,
): CashOutAsk {
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
          toBack: takeableLevels(toBack, ownOdds(runnerId, 'LAY', toBack)),
          toLay: takeableLevels(toLay, ownOdds(runnerId, 'BACK', toLay)),
        };
      }),
  };
}

/** What the market pays now by runner, leaving out those that can no longer win. */
export const resultsNow = ({ runners }: CashOutAsk): RunnerResult[] =>
  runners.map(({ runnerId, ifWins }) => ({ runnerId, ifWins }));

export const areSameResults = (a: readonly RunnerResult[], b: readonly RunnerResult[]): boolean =>
  a.length === b.length &&
  a.every(
    ({ runnerId, ifWins }, at) => itemAt(b, at).runnerId === runnerId && itemAt(b, at).ifWins === ifWins,
  );
