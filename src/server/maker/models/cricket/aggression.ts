import {
  ballsAnInnings,
  highestAggression,
  aggressionStep,
  lowestAggression,
  wicketsAnInnings,
} from './ball.ts';

/** What each wicket more or fewer than usual adds to the aggression, and what the logarithm of the rate does. Judged. */
const perWicket = 0.055;
const perRate = 0.7;

const logs = Float64Array.from({ length: 400 }, (_, needed) => Math.log(needed));
const ballsLeft = Array.from({ length: ballsAnInnings + 1 }, (_, balls) => balls);

/** Wickets that a side usually has left, by balls left: 7.9 after 6 overs, 5.8 after 15 and 2.7 at the end. */
const usualWickets = Float64Array.from(ballsLeft, (balls) => {
  const bowled = ballsAnInnings - balls;
  if (bowled < 36) return wicketsAnInnings - bowled * 0.057;
  return bowled < 90 ? 7.95 - (bowled - 36) * 0.041 : 5.75 - (bowled - 90) * 0.1;
});

/** Logarithm of the runs that a side usually still scores, by balls left: 9.8, 7.7 and 7.3 an over in the three phases. */
const usualRuns = Float64Array.from(ballsLeft, (balls) =>
  Math.log(balls <= 30 ? balls * 1.64 : balls <= 84 ? 49 + (balls - 30) * 1.29 : 119 + (balls - 84) * 1.21),
);

const stepOf = (aggression: number): number =>
  Math.max(lowestAggression, Math.min(highestAggression, Math.round(aggression / aggressionStep)));

const moreWickets = (balls: number, wickets: number): number => wickets - (usualWickets[balls] ?? 0);

/** The aggression of the side that bats first, in steps. It slows when it has fewer wickets left than usual. */
export const settingAggression = (balls: number, wickets: number): number =>
  stepOf(perWicket * moreWickets(balls, wickets));

/**
 * The aggression of a side that needs `needed` runs (at least 1), in steps. It follows the rate it needs compared with the
 * usual one, and the wickets left half as much as in the first innings.
 */
export const chasingAggression = (balls: number, wickets: number, needed: number): number =>
  stepOf(
    perRate * ((logs[needed] ?? 0) - (usualRuns[balls] ?? 0)) + (perWicket / 2) * moreWickets(balls, wickets),
  );
