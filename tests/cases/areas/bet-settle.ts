import { z } from 'zod';
import { oppositeSide, type Side } from '#domain/side.ts';
import { defineArea } from '../support/area.ts';
import { oneRunnerDesk, placeFor, theRunner } from '../support/order-flow.ts';
import { notBuilt } from '../support/reference-case.ts';
import { fromMinor, side } from '../support/units.ts';

/** What a matched bet is paid when its market is settled; no winner: void. */
function profitOf(ofBet: Side, price: number, size: number, winner: string | null): number | undefined {
  const desk = oneRunnerDesk();
  placeFor(desk, 'other', oppositeSide(ofBet), price, size);
  placeFor(desk, 'bettor', ofBet, price, size);
  desk.settle(winner === null ? [] : [winner]);
  const paid = desk.settlements.find(({ accountId }) => accountId === 'bettor');
  return paid && fromMinor(paid.profit);
}

export const betSettle = defineArea({
  input: z.object({
    side,
    price: z.number(),
    size: z.number(),
    runnerStatus: z.string(),
    deadHeatWinners: z.number().nullish(),
    marketType: z.string().optional(),
  }),
  leaveOut: ({ runnerStatus, deadHeatWinners, marketType }) => {
    if (marketType !== undefined && marketType !== 'WIN') return notBuilt(`${marketType} markets`);
    if ((deadHeatWinners ?? 1) > 1) return notBuilt('dead heats');
    return ['WINNER', 'LOSER'].includes(runnerStatus)
      ? undefined
      : notBuilt(`runners that are ${runnerStatus}`);
  },
  run: ({ side: ofBet, price, size, runnerStatus }) => ({
    profit: profitOf(ofBet, price, size, runnerStatus === 'WINNER' ? theRunner : 'other'),
  }),
});

/** Bets as a real exchange settled them: they say whether the bet won, not the runner. */
export const betSettleReal = defineArea({
  input: z.object({ side, price: z.number(), size: z.number(), betOutcome: z.enum(['WON', 'LOST', 'VOID']) }),
  run: ({ side: ofBet, price, size, betOutcome }) => {
    const runnerWins = (betOutcome === 'WON') === (ofBet === 'BACK');
    const winner = betOutcome === 'VOID' ? null : runnerWins ? theRunner : 'other';
    return { profit: profitOf(ofBet, price, size, winner) };
  },
});
