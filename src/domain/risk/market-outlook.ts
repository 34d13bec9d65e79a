import { resultOf, type Hundredths } from '../bet/bet.ts';
import type { Order, Position } from '../bet/order.ts';
import { isSettledOnNumber } from '../market/market-kind.ts';
import { netResult } from '../money/net-result.ts';
import { openRisk, type RiskFacts } from './market-risk.ts';

/** What decides what a position comes to. */
export interface OutlookMarket extends RiskFacts {
  /** Basis points. */
  commissionRate: number;
  runners: readonly (RiskFacts['runners'][number] & { runnerId: string })[];
}

/** What a market comes to, from the worst of its endings to the best; minor units, net of commission. */
export interface Outlook {
  worst: number;
  best: number;
}

export type WaitingBet = Pick<Order, 'runnerId' | 'side' | 'odds' | 'line'> & { stake: number };

/** What a position comes to, with these bets as if they were matched whole. Null: nothing is matched. */
export function outlookOf(
  market: OutlookMarket,
  position: Pick<Position, 'outcomes' | 'numbers'> | null,
  bets: readonly WaitingBet[],
): Outlook | null {
  if (position === null && bets.length === 0) return null;
  const endings = isSettledOnNumber(market.kind)
    ? byNumber(market, position, bets)
    : byRunner(market, position, bets);
  return {
    worst: netResult(Math.min(...endings), market.commissionRate),
    best: netResult(Math.max(...endings), market.commissionRate),
  };
}

/** The last stretch that begins at or below a number; the first of them begins at −∞. */
function paysAt(
  stretches: readonly { from: number | null; pays: Hundredths }[],
  number: number | null,
): Hundredths {
  const reached = stretches.filter(({ from }) => from === null || (number !== null && from <= number));
  return reached.at(-1)?.pays ?? 0;
}

function byNumber(
  market: OutlookMarket,
  position: Pick<Position, 'numbers'> | null,
  bets: readonly WaitingBet[],
): Hundredths[] {
  const risk = openRisk(market);
  for (const { runnerId, side, stake, odds, line } of bets) {
    const runner = market.runners.findIndex((one) => one.runnerId === runnerId);
    risk.addMatched(runner, side, stake, odds, line ?? null);
  }
  const [stand, added] = [position?.numbers ?? [], risk.numbers()];
  return [...stand, ...added].map(({ from }) => paysAt(stand, from) + paysAt(added, from));
}

/** Where several runners win, only the two ends: those win whose winning adds least, or most. */
function byRunner(
  market: OutlookMarket,
  position: Pick<Position, 'outcomes'> | null,
  bets: readonly WaitingBet[],
): Hundredths[] {
  const isOneWinner = market.numberOfWinners === 1;
  const runners = market.runners
    .filter(({ status }) => status !== 'REMOVED')
    .map(({ runnerId }) => {
      const stand = position?.outcomes.find((one) => one.runnerId === runnerId);
      const own = bets
        .filter((bet) => bet.runnerId === runnerId)
        .map(({ side, stake, odds }) => resultOf(side, stake, odds));
      return {
        ifWins: own.reduce((sum, { ifWins }) => sum + ifWins, stand?.ifWins ?? 0),
        ifLoses: own.reduce((sum, { ifLoses }) => sum + ifLoses, stand?.ifLoses ?? 0),
      };
    });
  const allLose = runners.reduce((sum, { ifLoses }) => sum + ifLoses, 0);
  const gains = runners.map(({ ifWins, ifLoses }) => ifWins - ifLoses).sort((a, b) => a - b);
  if (isOneWinner) return gains.map((gain) => allLose + gain);
  const sumOf = (some: readonly number[]) => some.reduce((sum, gain) => sum + gain, allLose);
  return [sumOf(gains.slice(0, market.numberOfWinners)), sumOf(gains.slice(-market.numberOfWinners))];
}
