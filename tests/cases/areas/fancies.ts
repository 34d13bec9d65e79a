import { z } from 'zod';
import { defineArea } from '../support/area.ts';
import { Desk } from '../support/desk.ts';
import { betOnSession, openSession, settleSession } from '../support/session-bets.ts';
import { fromMinor } from '../support/units.ts';

const yesOrNo = z.enum(['NO', 'YES']);
/** Where the runs were counted does not matter. */
const market = z.string().optional();
const oneBet = z.strictObject({ market, side: yesOrNo, line: z.number(), result: z.int() });
const bets = z.strictObject({
  market,
  bets: z.array(z.strictObject({ side: yesOrNo, line: z.number(), stake: z.number() })).min(1),
  result: z.int(),
  rate: z.number(),
});

/** Which of one or several bets, each on a line of its own, win. */
export const fancySettle = defineArea({
  input: z.union([oneBet, bets]),
  run: (input) => ('bets' in input ? settleBets(input) : settleOne(input)),
});

function settleOne({ result, market: _, ...bet }: z.infer<typeof oneBet>) {
  const [paid = 0] = settleSession([{ ...bet, rate: 100, stake: 100 }], result);
  return { outcome: paid > 0 ? 'WIN' : 'LOSE' };
}

function settleBets({ bets: all, result, rate }: z.infer<typeof bets>) {
  const paid = settleSession(
    all.map((bet) => ({ ...bet, rate })),
    result,
  );
  const named = (isMeant: (profit: number) => boolean) =>
    all.filter((_, at) => isMeant(paid[at]!)).map(({ side, line }) => `${side}@${line}`);
  return { won: named((profit) => profit > 0), lost: named((profit) => profit < 0) };
}

/** A fancy with its rate, settled at its line and below it. */
export const fancyPnl = defineArea({
  input: z.strictObject({ side: yesOrNo, ratePer100: z.number(), stake: z.number() }),
  run: ({ side, ratePer100: rate, stake }) => {
    const line = 50;
    const [atLine = 0] = settleSession([{ side, line, rate, stake }], line);
    const [below = 0] = settleSession([{ side, line, rate, stake }], line - 1);
    const [ifWin, ifLose] = side === 'YES' ? [atLine, below] : [below, atLine];
    return { ifWin: fromMinor(ifWin), ifLose: fromMinor(ifLose) };
  },
});

/** The most that several bets of one bettor at a rate of 100 can lose. */
export const fancyExposure = defineArea({
  input: z.strictObject({ bets: z.array(z.tuple([yesOrNo, z.number(), z.number()])).min(1) }),
  run: ({ bets: all }) => {
    const desk = new Desk();
    openSession(desk);
    for (const [side, line, stake] of all)
      betOnSession(desk, { user: 'bettor', side, line, rate: 100, stake });
    return { exposure: fromMinor(desk.state.account('bettor').exposure) };
  },
});
