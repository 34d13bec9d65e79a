import { openRisk, type MarketEnding, type RiskFacts } from '../risk/market-risk.ts';
import { commissionOn, type BasisPoints } from '../money/settlement.ts';
import type { Side } from '../bet/side.ts';

/**
 * What the result made of a bet's selection, as seen by its backer. `SHARED` is a dead heat's share, `HALF_…` a quarter
 * handicap's; `LEVEL` returns stakes. `VOID` counts for nothing.
 */
export const betFates = ['WON', 'LOST', 'SHARED', 'HALF_WON', 'HALF_LOST', 'LEVEL', 'VOID'] as const;
export type BetFate = (typeof betFates)[number];

/** What was matched at one price: stake in minor units; odds (as they count) and line in hundredths. */
export interface MatchedBet {
  /** Its index in the market. */
  runner: number;
  side: Side;
  stake: number;
  odds: number;
  line: number | null;
  voided: boolean;
}

/** Why one account got what it got from a market: `profit` is the sum of `amount` and `rounding`. */
export interface WhyAmount<Bet> {
  /** What each bet pays, minor units, each rounded on its own. */
  bets: { bet: Bet; fate: BetFate; amount: number }[];
  /** The market is rounded once, the bets one by one; this is the difference. */
  rounding: number;
  /** Minor units, before commission. */
  profit: number;
  commission: number;
}

/**
 * Explains what these bets pay when their market ends so, using the code that settles. `ending` null: the market is
 * void.
 */
export function whyAmount<Bet extends MatchedBet>(
  facts: RiskFacts,
  ending: MarketEnding | null,
  bets: readonly Bet[],
  rate: BasisPoints,
): WhyAmount<Bet> {
  const paying = (of: readonly MatchedBet[]): number => {
    if (ending === null) return 0;
    const risk = openRisk(facts);
    for (const { runner, side, stake, odds, line, voided } of of)
      if (!voided) risk.addMatched(runner, side, stake, odds, line);
    return risk.profit(ending);
  };
  const rows = bets.map((bet) => {
    return { bet, fate: ending && !bet.voided ? fateOf(facts, ending, bet) : 'VOID', amount: paying([bet]) };
  });
  const profit = paying(bets);
  const rounding = profit - rows.reduce((sum, { amount }) => sum + amount, 0);
  return { bets: rows, rounding, profit, commission: commissionOn(profit, rate) };
}

/** What a back of one unit at 3.00 (for a line, at that line) pays, in hundredths of a unit, by fate. */
const fates = new Map<number, BetFate>([
  [200, 'WON'],
  [100, 'HALF_WON'],
  [0, 'LEVEL'],
  [-50, 'HALF_LOST'],
  [-100, 'LOST'],
]);

/** Derives the fate from what is paid, so that no settlement rule is repeated here. */
function fateOf(facts: RiskFacts, ending: MarketEnding, { runner, odds, line }: MatchedBet): BetFate {
  if ('tied' in ending && ending.tied.includes(runner)) return 'SHARED';
  const isLine = facts.kind === 'LINE';
  const risk = openRisk(facts);
  risk.addMatched(runner, 'BACK', 100, isLine ? odds : 300, line);
  const paid = risk.profit(ending);
  const fate = isLine && paid > 0 ? 'WON' : fates.get(paid);
  if (!fate) throw new Error(`A back of 100 at 3.00 cannot pay ${paid}`);
  return fate;
}
