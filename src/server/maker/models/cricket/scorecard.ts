import { itemAt } from '#domain/must.ts';
import { extraAt, runsOfOutcome, wicketAt, wicketsAnInnings } from './ball.ts';

export interface BatterFigures {
  runs: number;
  balls: number;
  fours: number;
  sixes: number;
  isOut: boolean;
  /** Who took the wicket, by place among the bowlers; null: not out. */
  bowler: number | null;
}

export interface BowlerFigures {
  /** Without wides and no-balls. */
  balls: number;
  runs: number;
  wickets: number;
}

export interface Scorecard {
  /** In batting order, those who came in. */
  batters: readonly BatterFigures[];
  /** Five bowlers, of four overs each in a whole innings. */
  bowlers: readonly BowlerFigures[];
  extras: number;
  /** Who faces the next ball, as a place among the batters, and who bowls it. Neither is told once the innings is over. */
  striker: number;
  bowler: number | null;
}

/** Who bowls each over: nobody two in a row, and the two who open also bowl at the end. */
const bowlerOfOver = [0, 1, 0, 1, 2, 3, 2, 4, 3, 4, 2, 3, 4, 2, 3, 0, 4, 1, 0, 1] as const;

const newBatter = (): BatterFigures => ({
  runs: 0,
  balls: 0,
  fours: 0,
  sixes: 0,
  isOut: false,
  bowler: null,
});

/** Returns the figures of an innings from its deliveries, a digit each. Odd runs and the end of an over change ends. */
export function scorecardOf(deliveries: string): Scorecard {
  const batters = [newBatter(), newBatter()];
  const bowlers = Array.from({ length: 5 }, (): BowlerFigures => ({ balls: 0, runs: 0, wickets: 0 }));
  let [striker, other, balls, extras] = [0, 1, 0, 0];
  for (const digit of deliveries) {
    const outcome = Number(digit);
    const runs = itemAt(runsOfOutcome, outcome);
    const bowlerAt = itemAt(bowlerOfOver, Math.floor(balls / 6));
    const bowler = itemAt(bowlers, bowlerAt);
    bowler.runs += runs;
    if (outcome === extraAt) {
      extras += runs;
      continue;
    }
    const batter = itemAt(batters, striker);
    batter.runs += runs;
    batter.balls++;
    batter.fours += Number(runs === 4);
    batter.sixes += Number(runs === 6);
    bowler.balls++;
    balls++;
    if (outcome === wicketAt) {
      batter.isOut = true;
      batter.bowler = bowlerAt;
      bowler.wickets++;
      if (batters.length <= wicketsAnInnings) striker = batters.push(newBatter()) - 1;
    }
    const isCrossed = (runs % 2 === 1) !== (balls % 6 === 0);
    if (isCrossed) [striker, other] = [other, striker];
  }
  return { batters, bowlers, extras, striker, bowler: bowlerOfOver[Math.floor(balls / 6)] ?? null };
}
