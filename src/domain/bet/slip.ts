import { profitOf } from './bet.ts';
import type { MarketKind } from '../market/market-kind.ts';
import type { RefusalCode } from '../words/refusal-words.ts';
import { typedRefusals } from '../words/typed-refusals.ts';
import { divideUp, parseMoney, readDigits } from '../money/money.ts';
import { leastPaid } from '../money/settlement.ts';
import { piecesOf } from '../risk/number-bet.ts';
import {
  neighboursOf,
  isOnLadder,
  oddsLadders,
  ticksBetween,
  type OddsLadderName,
} from '../odds/odds-ladder.ts';
import { parseOdds } from '../odds/odds.ts';
import type { Side } from './side.ts';
import { stakeProblem, type StakeLimits } from './stake-problem.ts';

/** What a market requires of every bet. */
export interface BetRules extends StakeLimits {
  ladder: OddsLadderName;
}

/** Why the typed input is not a bet yet. Uses the exchange's code where it would refuse for the same reason. */
export interface BetProblem {
  code: 'ODDS_UNREADABLE' | 'STAKE_MISSING' | 'STAKE_UNREADABLE' | RefusalCode;
  message: string;
  /** OFF_LADDER: the prices on either side, hundredths; null past an end. */
  lower?: number | null;
  higher?: number | null;
}

export type Read<Value> = { ok: true; value: Value } | { ok: false; problem: BetProblem };

const problem = (code: BetProblem['code'], message: string): { ok: false; problem: BetProblem } => ({
  ok: false,
  problem: { code, message },
});

/** Shown for input that is no amount of money. */
export const stakeUnreadable = 'Type a stake such as 500 or 1250.50.';

/** Shown for input that is no price. */
export const oddsUnreadable = 'Type odds with two decimals at most, such as 2.36.';

/** Reads typed odds as a ladder price, hundredths. Odds off the ladder are a problem; they are never moved silently. */
export function readOdds(ladderName: OddsLadderName, text: string): Read<number> {
  const ladder = oddsLadders[ladderName];
  const odds = parseOdds(text);
  if (odds === null) return problem('ODDS_UNREADABLE', oddsUnreadable);
  if (isOnLadder(ladder, odds)) return { ok: true, value: odds };
  const neighbours = neighboursOf(ladder, odds);
  return {
    ok: false,
    problem: { code: 'OFF_LADDER', message: typedRefusals.OFF_LADDER(neighbours), ...neighbours },
  };
}

/** Whether what is no amount is one beyond the exact integers. */
function isBeyondCounting(text: string): boolean {
  const read = readDigits(text);
  return read !== null && /^[1-9]\d{13,}$/.test(read.whole) && read.fraction.length <= 2;
}

/** Reads a typed stake, in minor units, within the market's bounds. */
export function readStake(limits: StakeLimits, text: string): Read<number> {
  if (text.trim() === '') return problem('STAKE_MISSING', 'Type a stake.');
  // More than can be counted exactly is more than any market takes.
  const stake = parseMoney(text) ?? (isBeyondCounting(text) ? Infinity : null);
  if (stake === null) return problem('STAKE_UNREADABLE', stakeUnreadable);
  const refused = stakeProblem(limits, stake);
  return refused ? problem(refused.code, typedRefusals[refused.code](refused)) : { ok: true, value: stake };
}

/**
 * What the bet may win and lose if it is fully matched at these odds, before commission, in minor units. The profit is
 * rounded down, the liability up, like exposure.
 */
export function slipFigures(
  side: Side,
  stake: number,
  odds: number,
  kind: MarketKind = 'WINNER',
  line: number | null = null,
): { profit: number; liability: number } {
  if (kind === 'SESSION' || kind === 'LINE') {
    const pays = piecesOf(kind, { side, stake, odds, line, handicap: null }).map(([, each]) => each);
    return {
      profit: leastPaid(Math.max(...pays)),
      liability: divideUp(-Math.min(...pays), 100),
    };
  }
  const difference = profitOf(stake, odds);
  return side === 'BACK'
    ? { profit: leastPaid(difference), liability: stake }
    : { profit: stake, liability: divideUp(difference, 100) };
}

export interface PriceMove {
  from: number;
  to: number;
  /** Positive when the odds went up. */
  ticks: number;
  /** Better for the taker: higher odds to back, lower odds to lay. */
  isBetter: boolean;
}

/** How far the price has moved since it was clicked; null when it has not moved or there is none now. */
export function priceMove(
  ladder: OddsLadderName,
  side: Side,
  clicked: number,
  current: number | null,
): PriceMove | null {
  if (current === null || current === clicked) return null;
  return {
    from: clicked,
    to: current,
    ticks: ticksBetween(oddsLadders[ladder], clicked, current),
    isBetter: side === 'BACK' ? current > clicked : current < clicked,
  };
}
