import { expect } from 'vitest';
import { z } from 'zod';
import { addMatched, addUnmatched, emptyOutcomes, exposureOf } from '#domain/position.ts';
import { MarketPosition } from '#server/exchange/engine/market-position.ts';
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

/** Positions of many bets, and the worst that can come of them. */
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
  const { runners, numberOfWinners, worstIfWin, worstIfLose, exposureCentsRoundedUp } = one;
  expect(engineExposure(one), "the engine's exposure").toBe(exposureCentsRoundedUp);
  // Of several winners there is no result by runner.
  if (numberOfWinners > 1) return;
  const outcomes = outcomesOf(one);
  expect(Math.min(...outcomes), 'worst outcome').toBe(one.worstOutcomeTenThousandths);
  expect(exposureOf(outcomes), 'exposure').toBe(exposureCentsRoundedUp);
  if (!worstIfWin || !worstIfLose) return;
  const othersLose = (winner: number) =>
    Array.from({ length: runners }, (_, i) => (i === winner ? 0 : (worstIfLose[i + 1] ?? 0)));
  outcomes.forEach((outcome, winner) => {
    const parts = [worstIfWin[winner + 1] ?? 0, ...othersLose(winner)];
    expect(outcome, `when runner ${winner + 1} wins`).toBe(parts.reduce((sum, part) => sum + part));
  });
}

function outcomesOf({ runners, orders }: Vector): number[] {
  const outcomes = emptyOutcomes(runners);
  for (const { runner, side: ofBet, priceX100, matchedCents, unmatchedCents } of orders) {
    addMatched(outcomes, runner - 1, ofBet, matchedCents, priceX100);
    addUnmatched(outcomes, runner - 1, ofBet, unmatchedCents, priceX100);
  }
  return outcomes;
}

/** The engine keeps sums that a bet is added to, instead of adding all bets again. */
function engineExposure({ runners, numberOfWinners, orders }: Vector): number {
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
  expect(account.exposure, "the account's exposure").toBe(position.exposure);
  return position.exposure;
}
