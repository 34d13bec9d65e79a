import { basketball } from '../../src/server/maker/models/basketball.ts';
import {
  anyEntrants,
  calibrate,
  momentsOf,
  worstOf,
  type Decile,
} from '../../src/server/maker/models/calibration.fixture.ts';
import { cricket } from '../../src/server/maker/models/cricket/cricket.ts';
import type { MatchModel } from '../../src/server/maker/models/model.ts';
import { race } from '../../src/server/maker/models/race.ts';
import { soccer } from '../../src/server/maker/models/soccer.ts';
import { tennis } from '../../src/server/maker/models/tennis.ts';
import { overall } from '../support/outcome.ts';
import { loadNote, type Verdict } from '../support/report.ts';

const sports: [name: string, model: MatchModel, field: number][] = [
  ['tennis', tennis, 2],
  ['soccer', soccer, 2],
  ['basketball', basketball, 2],
  ['racing', race, 8],
  ['cricket', cricket, 2],
];
const matches = 2_000;
const playOuts = 10;
const leastCases = 200;
const worstGoal = 0.02;
const brierGoal = 0.9;

const points = (share: number): string => (share * 100).toFixed(1);

/** The chance given and what happened, in one decile. */
const decileText = ({ count, said, happened }: Decile): string =>
  count === 0
    ? '–'
    : `${points(said / count)}→${points(happened / count)}${count < leastCases ? ` (${count})` : ''}`;

/** How true each sport's chances are over simulated matches. Throws if a sport has too few cases to tell. */
export function benchCalibration(): Promise<Verdict> {
  console.log(
    `\nCalibration: ${matches} matches a sport, five moments each, played out ${playOuts} times from each`,
  );
  console.log(`Deciles: chance given → happened, %; one with fewer than ${leastCases} cases does not count.`);
  const verdicts: Verdict[] = [];
  for (const [name, model, field] of sports) {
    const entrants = anyEntrants(field);
    const result = calibrate(model, entrants, { matches, moments: momentsOf(model, entrants), playOuts });
    const worst = worstOf(result, leastCases);
    const ratio = result.brier / result.constantBrier;
    const verdict = worst <= worstGoal && ratio <= brierGoal ? 'met' : 'MISSED';
    console.log(
      `${name}: worst decile ${points(worst)} points (${points(worstOf(result, leastCases, 'happenedOnce'))} if played out once), ` +
        `Brier ${result.brier.toFixed(3)}, ${ratio.toFixed(2)} of a constant’s ${result.constantBrier.toFixed(3)}: ${verdict}`,
    );
    console.log(`  ${result.deciles.map(decileText).join('  ')}`);
    verdicts.push(verdict);
  }
  console.log(
    `Goals: worst decile ≤ ${worstGoal * 100} points, Brier ≤ ${brierGoal} of a constant’s (${loadNote()})`,
  );
  return Promise.resolve(overall(verdicts));
}
