/**
 * The outcomes of a delivery, in the order of their chances: runs off the bat or byes, a wicket, an extra. A wicket
 * scores nothing. Wides and no-balls are one outcome: one run, and the ball is bowled again.
 */
export const runsOfOutcome = [0, 1, 2, 3, 4, 6, 0, 1] as const;
export const outcomeCount = 8;
export const wicketAt = 6;
export const extraAt = 7;

export const ballsAnInnings = 120;
export const wicketsAnInnings = 10;

/** How hard a side bats, in steps of 0.05: 0 is as usual, below it a side keeps its wickets. */
export const aggressionStep = 0.05;
export const lowestAggression = -12;
export const highestAggression = 16;
const aggressions = highestAggression - lowestAggression + 1;

/** Balls bowled when overs 7 and 16 begin. */
const middleFrom = 36;
const deathFrom = 90;

/**
 * Overs 1–6, 7–15 and 16–20. Fitted to the first innings of the 20 matches of Major League Cricket in
 * `cricket-sessions.json`: 7.28, 7.74 and 9.87 runs an over, and a wicket every 17, 26 and 9.4 balls. Twenty20
 * internationals have the same 7.28 in the first six (S. Rajesh, "Why the middle overs are key in T20Is", ESPNcricinfo,
 * 26 February 2016).
 */
const phases = [
  { tilt: -0.03, wicket: 0.0565 },
  { tilt: 0.005, wicket: 0.0365 },
  { tilt: 0.168, wicket: 0.089 },
] as const;

/** Of 100 balls without a wicket, before any tilt. Fours (10 %) and sixes (6 %) as in those matches. */
const shares = [36, 40.5, 7, 0.5, 10.5, 5.5] as const;
/** Extras per delivery: 4.8 and 3.7 wides per 100 balls in the two innings of those matches. */
const extraChance = 0.04;

/**
 * How many times as often as the best batter the next one gets out, by wickets lost. Bowlers bat last. Fitted with
 * `slowness` to the resources left by wickets lost in the Duckworth–Lewis table (Standard Edition).
 */
const frailty = [1, 1, 1, 1, 1, 1.05, 1.1, 1.25, 1.45, 1.7] as const;
/** What the later batters' runs are tilted by. */
const slowness = [0, 0, 0, 0, 0, 0, -0.01, -0.03, -0.05, -0.08] as const;

/** What a step of a side's level is worth: about six runs in an innings. */
const levelTilt = 0.016;
const levelWicket = 0.019;
/** What an aggression of 1 adds to the tilt, and to the logarithm of the chance of a wicket. Judged: no source has them. */
const aggressionTilt = 0.25;
const aggressionWicket = 1.8;

/** Where the chances of a delivery start in a `ballBook`. `balls` and `wickets` are those left, at least 1 each. */
export function deliveryAt(balls: number, wickets: number, aggression: number): number {
  const bowled = ballsAnInnings - balls;
  const phase = bowled < middleFrom ? 0 : bowled < deathFrom ? 1 : 2;
  return (
    ((phase * wicketsAnInnings + wickets - 1) * aggressions + aggression - lowestAggression) * outcomeCount
  );
}

/**
 * The chances of every delivery that a side of this level can face, 8 for each phase, wickets left and aggression. Runs are
 * tilted exponentially: an outcome of k runs is exp(tilt × k) times as likely as its share says.
 */
export function ballBook(level: number): Float64Array {
  const book = new Float64Array(phases.length * wicketsAnInnings * aggressions * outcomeCount);
  let at = 0;
  for (const phase of phases) {
    for (let wickets = 1; wickets <= wicketsAnInnings; wickets++) {
      const lost = wicketsAnInnings - wickets;
      for (let aggression = lowestAggression; aggression <= highestAggression; aggression++) {
        const pressed = aggression * aggressionStep;
        const tilt = phase.tilt + level * levelTilt + (slowness[lost] ?? 0) + aggressionTilt * pressed;
        const wicket =
          phase.wicket * (frailty[lost] ?? 1) * Math.exp(aggressionWicket * pressed - levelWicket * level);
        writeDelivery(book, at, tilt, Math.min(0.5, wicket));
        at += outcomeCount;
      }
    }
  }
  return book;
}

/** `wicket`: the chance that a ball which is not an extra takes a wicket. */
function writeDelivery(book: Float64Array, at: number, tilt: number, wicket: number): void {
  const weights = shares.map((share, outcome) => share * Math.exp(tilt * (runsOfOutcome[outcome] ?? 0)));
  const whole = weights.reduce((sum, weight) => sum + weight, 0);
  weights.forEach((weight, outcome) => {
    book[at + outcome] = ((1 - extraChance) * (1 - wicket) * weight) / whole;
  });
  book[at + wicketAt] = (1 - extraChance) * wicket;
  book[at + extraAt] = extraChance;
}
