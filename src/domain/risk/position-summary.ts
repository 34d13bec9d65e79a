import type { Position } from '../bet/order.ts';
import { netResult } from '../money/net-result.ts';
import type { BasisPoints } from '../money/settlement.ts';
import { isPositionTaken } from './cash-out-plan-input.ts';

/** How many endings are told one by one. */
const fewEndings = 3;

/** Minor units, net of commission. */
export type PositionSummary =
  /** What each runner's win pays. */
  | { kind: 'runners'; runners: readonly { runnerId: string; pays: number }[] }
  /** The best and the worst of many endings. */
  | { kind: 'range'; best: number; worst: number }
  /** Several runners win, each bet for itself: only what is at risk is one figure. */
  | { kind: 'risk'; exposure: number };

/**
 * A position in few words: what is matched of it pays so much, with commission at `rate`. Null: nothing is matched, or
 * what is levels out, and nothing waits.
 */
export function summaryOf(position: Position, rate: BasisPoints): PositionSummary | null {
  const { outcomes, numbers, exposure } = position;
  // What waits takes no position yet, but puts its stake at risk.
  if (exposure === 0 && !isPositionTaken(position) && !numbers?.some(({ pays }) => pays !== 0)) return null;
  const rangeOf = (pays: readonly number[]): PositionSummary => ({
    kind: 'range',
    best: netResult(Math.max(...pays), rate),
    worst: netResult(Math.min(...pays), rate),
  });
  if (numbers && numbers.length > 0) return rangeOf(numbers.map(({ pays }) => pays));
  if (outcomes.length === 0) return null;
  if (outcomes.some(({ ifLoses }) => ifLoses != null)) return { kind: 'risk', exposure };
  if (outcomes.length > fewEndings) return rangeOf(outcomes.map(({ ifWins }) => ifWins));
  return {
    kind: 'runners',
    runners: outcomes.map(({ runnerId, ifWins }) => ({ runnerId, pays: netResult(ifWins, rate) })),
  };
}

/** What could be lost at most in all of them together, waiting bets included; minor units. */
export const exposureOf = (positions: Iterable<Position>): number =>
  [...positions].reduce((sum, { exposure }) => sum + exposure, 0);
