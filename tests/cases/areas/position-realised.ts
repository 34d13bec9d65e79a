import { z } from 'zod';
import { resultOf } from '#domain/bet/bet.ts';
import { hedgeOf } from '#domain/risk/hedge.ts';
import { oppositeSide, type Side } from '#domain/bet/side.ts';
import { defineArea } from '../support/area.ts';
import { side, toOdds } from '../support/units.ts';

interface Bet {
  side: Side;
  odds: number;
  stake: number;
}

const bet = z
  .tuple([side, z.number(), z.number()])
  .transform(([ofBet, price, size]): Bet => ({ side: ofBet, odds: toOdds(price), stake: toFine(size) }));

/** The sources keep fractions of a minor unit, so money is given to the product in a finer unit. */
const fine = 1e7;
const toFine = (amount: number): number => Math.round(amount * fine);
/** From hundredths. */
const fromFine = (exact: number): number => exact / 100 / fine;

const ifWins = (one: Bet): number => resultOf(one.side, one.stake, one.odds).ifWins;

/** The bet at those odds that closes the given one completely. */
function closingOf({ side: ofBet, stake, odds }: Bet, at: number): Bet {
  const results = resultOf(ofBet, stake, odds);
  return { ...hedgeOf(results.ifWins, results.ifLoses, at), odds: at };
}

/**
 * A bet closed, as far as possible, by a later one of the other side: what the closed part and the later bet pay if the
 * runner wins, what is left standing (stake × odds), and what that would pay if closed at the current odds.
 */
export const positionRealised = defineArea({
  input: z
    .object({ bets: z.tuple([bet, bet]), currentPrice: z.number().optional() })
    .refine(
      ({ bets: [first, later] }) => later.side === oppositeSide(first.side),
      'The bets are of two sides',
    ),
  run: ({ bets: [first, later], currentPrice }) => {
    const closing = closingOf(later, first.odds);
    const closed = { ...first, stake: Math.min(closing.stake, first.stake) };
    const realised = fromFine(ifWins(closed) + ifWins(later));
    const results = [first, later].map((one) => resultOf(one.side, one.stake, one.odds));
    const standing = results.reduce((sum, one) => sum + one.ifWins - one.ifLoses, 0);
    const last = standing > 0 === (first.side === 'BACK') ? first : later;
    const left = { ...last, stake: hedgeOf(standing, 0, last.odds).stake };
    return {
      realisedPnl: realised,
      grossExposure: fromFine(Math.abs(standing)),
      ...(currentPrice !== undefined && {
        unrealisedPnl: fromFine(ifWins(left) + ifWins(closingOf(left, toOdds(currentPrice)))),
      }),
    };
  },
});
