import { expect, test } from 'vitest';
import { basketball } from './basketball.ts';
import { anyEntrants, calibrate, momentsOf, worstOf } from './calibration.fixture.ts';
import type { MatchModel } from './model.ts';
import { race } from './race.ts';
import { soccer } from './soccer.ts';
import { tennis } from './tennis.ts';

const models: [name: string, model: MatchModel, field: number][] = [
  ['tennis', tennis, 2],
  ['soccer', soccer, 2],
  ['basketball', basketball, 2],
  ['race', race, 8],
];

/** Four deviations of the frequency in a decile of 60 cases played out ten times, were they independent: 0.08. */
const options = { matches: 200, playOuts: 10 };
const tolerance = 0.08;

test.each(models)(
  'the chances of %s come true as often as they say, and say more than a constant',
  (_, model, field) => {
    const entrants = anyEntrants(field);
    const result = calibrate(model, entrants, { ...options, moments: momentsOf(model, entrants) });
    expect(result.deciles.reduce((sum, { count }) => sum + count, 0)).toBeGreaterThan(700);
    expect(worstOf(result, 60)).toBeLessThan(tolerance);
    expect(result.brier).toBeLessThan(0.9 * result.constantBrier);
  },
);

test('chances that are too sure are found out', () => {
  const sure: MatchModel = {
    ...(basketball as MatchModel),
    probabilities: (state) => {
      const odds = basketball.probabilities(state as never).map((chance) => chance ** 2);
      return odds.map((part) => part / (odds[0]! + odds[1]!));
    },
  };
  const entrants = anyEntrants(2);
  const result = calibrate(sure, entrants, { ...options, moments: momentsOf(sure, entrants) });
  expect(worstOf(result, 60)).toBeGreaterThan(tolerance);
});
