import { expect } from 'vitest';
import { z } from 'zod';
import type { Side } from '#domain/bet/side.ts';
import { MarketPosition } from '#server/exchange/engine/state/market-position.ts';
import { Desk } from '../support/desk.ts';
import type { PlannedCase } from '../support/plan.ts';
import { side } from '../support/units.ts';

const order = z.object({
  /** From 1. */
  runner: z.int().min(1),
  side,
  priceX100: z.int(),
  matchedCents: z.int(),
  unmatchedCents: z.int(),
});
const byRunner = z.record(z.string(), z.int()).optional();
const vector = z.object({
  runners: z.int().min(2),
  numberOfWinners: z.int().min(1),
  orders: z.array(order),
  worstOutcomeTenThousandths: z.int(),
  exposureCentsRoundedUp: z.int(),
  worstIfWin: byRunner,
  worstIfLose: byRunner,
});
type Vector = z.infer<typeof vector>;

/** Positions of many bets, and their worst result. */
export const readExposureVectors = (contents: unknown): PlannedCase[] =>
  z
    .object({ cases: z.array(vector) })
    .parse(contents)
    .cases.map((one, at) => ({
      id: `position ${at + 1}`,
      area: 'exposure-vectors.json',
      state: 'run',
      check: () => check(one),
    }));

function check(one: Vector): void {
  const { numberOfWinners, exposureCentsRoundedUp, worstOutcomeTenThousandths } = one;
  const position = positionOf(one);
  expect(position.exposure, 'exposure').toBe(exposureCentsRoundedUp);
  expect(position.account.exposure, "the account's exposure").toBe(position.exposure);
  expect(exposureCentsRoundedUp, 'rounded up').toBe(
    Math.ceil(Math.max(0, -worstOutcomeTenThousandths) / 100),
  );
  // With several winners there is no result by runner.
  if (numberOfWinners === 1) checkByRunner(one, position);
}

/**
 * By runner: what its own bets pay when it wins and when it does not, with waiting orders at their worst. Waiting lays
 * can lose only if their runner wins, and waiting backs only if it does not.
 */
function checkByRunner(one: Vector, { risk }: MarketPosition): void {
  const { runners, orders, worstIfWin, worstIfLose, worstOutcomeTenThousandths } = one;
  if (!worstIfWin || !worstIfLose) return;
  const pays = risk.outcomes();
  const othersLose = pays.map((_, winner) =>
    pays.reduce((sum, { ifLoses }, at) => (at === winner ? sum : sum + ifLoses), 0),
  );
  let worst = Infinity;
  for (let at = 0; at < runners; at++) {
    const waiting = (of: Side) =>
      orders.reduce((sum, { runner, side: ofBet, priceX100, unmatchedCents }) => {
        if (runner !== at + 1 || ofBet !== of) return sum;
        return sum + unmatchedCents * (of === 'LAY' ? priceX100 - 100 : 100);
      }, 0);
    const named = `runner ${at + 1}`;
    const wins = (worstIfWin[at + 1] ?? 0) + waiting('LAY');
    const loses = (worstIfLose[at + 1] ?? 0) + waiting('BACK');
    expect(pays[at]!.ifLoses, `${named} loses`).toBe(loses);
    expect(pays[at]!.ifWins - othersLose[at]!, `${named} wins`).toBe(wins);
    const others = Object.entries(worstIfLose).filter(([runner]) => runner !== String(at + 1));
    worst = Math.min(
      worst,
      others.reduce((sum, [, loss]) => sum + loss, worstIfWin[at + 1] ?? 0),
    );
  }
  expect(worst, 'worst outcome').toBe(worstOutcomeTenThousandths);
}

/** The engine adds each bet to running sums instead of summing all bets again. */
function positionOf({ runners, numberOfWinners, orders }: Vector): MarketPosition {
  const desk = new Desk();
  const market = desk.openKind({
    kind: numberOfWinners > 1 ? 'PLACE' : 'WINNER',
    numberOfWinners,
    runners: Array.from({ length: runners }, (_, i) => ({ runnerId: String(i + 1), name: `${i + 1}` })),
  });
  const account = desk.state.addAccount('bettor');
  const position = new MarketPosition(account, market);
  for (const { runner, side: ofBet, priceX100, matchedCents, unmatchedCents } of orders) {
    if (matchedCents > 0) position.addMatched(runner - 1, ofBet, priceX100, matchedCents, null);
    if (unmatchedCents > 0) position.addUnmatched(runner - 1, ofBet, priceX100, unmatchedCents, null);
  }
  position.refresh();
  return position;
}
