import { z } from 'zod';
import { halvesWon } from '#domain/risk/number-bet.ts';
import { oppositeSide, type Side } from '#domain/bet/side.ts';
import { defineArea } from '../support/area.ts';
import { Desk } from '../support/desk.ts';
import { theRunner } from '../support/order-flow.ts';
import { fromMinor, side, toMinor, toOdds } from '../support/units.ts';

/** What each fate of a handicap bet of stake 1 at odds 3 pays, minor units. */
const statusOfProfit = new Map([
  [200, 'WON'],
  [100, 'HALF_WON'],
  [0, 'VOID'],
  [-50, 'HALF_LOST'],
  [-100, 'LOST'],
]);

/** A bet on one side with its handicap, settled on the score. */
export const asianHandicap = defineArea({
  input: z.strictObject({
    score: z.tuple([z.int(), z.int()]),
    handicap: z.number(),
    side: z.enum(['HOME', 'AWAY']),
  }),
  run: ({ score: [home, away], handicap, side: name }) => {
    const added = toOdds(handicap);
    const isHome = name === 'HOME';
    const desk = new Desk();
    desk.openKind({
      kind: 'HANDICAP',
      runners: [
        { runnerId: 'HOME', name: 'Home', handicap: isHome ? added : -added, direction: 'UP' },
        { runnerId: 'AWAY', name: 'Away', handicap: isHome ? -added : added, direction: 'DOWN' },
      ],
    });
    matchBet(desk, { runner: name, side: 'BACK', odds: 300, stake: 100 });
    desk.end({ winners: [], number: home - away });
    return { status: statusOfProfit.get(desk.paidTo('bettor') ?? Number.NaN) ?? 'none' };
  },
});

const statusOfHalves = { '2': 'Won', '1': 'HalfWon', '0': 'Draw', '-1': 'HalfLost', '-2': 'Lost' } as const;

/** By the margin itself, in hundredths, as seen by the home side (or over) or by the other one. */
export const handicapDifference = defineArea({
  input: z.strictObject({ diffTimes100: z.int(), selection: z.enum(['h', 'a']) }),
  run: ({ diffTimes100, selection }) => ({
    status: statusOfHalves[`${halvesWon(selection === 'h' ? diffTimes100 : -diffTimes100)}`],
  }),
});

/** Even money on a line. Without a result the market is void. */
export const lineSettle = defineArea({
  input: z.strictObject({ side, line: z.number(), result: z.int().nullable(), size: z.number() }),
  run: ({ side: ofBet, line, result, size }) => {
    const desk = new Desk();
    desk.openKind({ kind: 'LINE', ladder: 'LINE', runners: [{ runnerId: theRunner, name: 'Runs' }] });
    matchBet(desk, { runner: theRunner, side: ofBet, odds: toOdds(line), stake: toMinor(size) });
    desk.end(result === null ? { winners: [] } : { winners: [], number: result });
    const paid = desk.paidTo('bettor');
    return { profit: paid === undefined ? undefined : fromMinor(paid) };
  },
});

/** Matches it with somebody else's offer at the same odds. */
function matchBet(desk: Desk, bet: { runner: string; side: Side; odds: number; stake: number }): void {
  desk.place({ ...bet, user: 'other', side: oppositeSide(bet.side) });
  desk.place({ ...bet, user: 'bettor' });
}
