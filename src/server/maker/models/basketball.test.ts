import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { basketball } from './basketball.ts';
import { gainOf } from './basketball-points.ts';
import { leadOf, type BasketballState } from './basketball-state.ts';
import { anyEntrants } from './calibration.fixture.ts';
import { normalCdf } from './model.ts';

/** Stern (1994): mean and deviation of the home side's final lead in 493 matches of the NBA, 1991–92. */
const mean = 4.87;
const deviation = 15.82;

const equals = () => basketball.start({ ...createRandom('equals'), normal: () => 0 }, []);

test('final margins over a league have the mean and the deviation of Stern (1994)', () => {
  const margins = Array.from({ length: 4_000 }, (_, match) => {
    const random = createRandom(`stern${match}`);
    let state = basketball.start(random, anyEntrants(2)(random));
    while (basketball.winner(state) === null) state = basketball.step(state, random).state;
    return leadOf(state);
  });
  const average = margins.reduce((sum, margin) => sum + margin, 0) / margins.length;
  const variance = margins.reduce((sum, margin) => sum + (margin - average) ** 2, 0) / margins.length;
  expect(Math.abs(average - mean)).toBeLessThan(0.75);
  expect(Math.abs(Math.sqrt(variance) / deviation - 1)).toBeLessThan(0.05);
});

test.each([
  [0, 0],
  [0.5, 0],
  [0.5, 5],
  [0.75, -5],
  [0.75, 2],
])(
  'with %d of the match played and a lead of %d, home wins as often as Stern (1994) says',
  (played, lead) => {
    const state: BasketballState = {
      ...equals(),
      steps: 60 * played,
      periods: [
        [lead, 0],
        [0, 0],
      ],
    };
    const said = normalCdf((lead + (1 - played) * mean) / Math.sqrt((1 - played) * deviation ** 2));
    expect(Math.abs(basketball.probabilities(state)[0]! - said)).toBeLessThan(0.025);
  },
);

test('the chance is the mean of those after the next step, to the last and through overtime', () => {
  const state = equals();
  const at = (steps: number, periods: BasketballState['periods']) => ({ ...state, steps, periods });
  const overtime = [
    [20, 20],
    [20, 20],
    [20, 20],
    [20, 20],
    [3, 3],
  ] as const;
  for (const [steps, periods] of [
    [10, [[20, 22]]],
    [
      58,
      [
        [20, 20],
        [20, 20],
        [20, 20],
        [17, 20],
      ],
    ],
    [
      59,
      [
        [20, 20],
        [20, 20],
        [20, 20],
        [19, 20],
      ],
    ],
    [66, overtime],
  ] as const) {
    const { from, chances } = gainOf(state.skill);
    const expected = chances.reduce((sum, chance, gain) => {
      const after = [
        ...periods.slice(0, -1),
        [periods.at(-1)![0] + 20 + from + gain, periods.at(-1)![1] + 20],
      ];
      return sum + chance * basketball.probabilities(at(steps + 1, after as never))[0]!;
    }, 0);
    expect(basketball.probabilities(at(steps, periods))[0]).toBeCloseTo(expected, 10);
  }
});

test('a level match is worth what its overtime is', () => {
  const level: BasketballState['periods'] = Array.from({ length: 4 }, () => [20, 20] as const);
  const state: BasketballState = { ...equals(), steps: 60, periods: level };
  const overtime: BasketballState = { ...state, periods: [...level, [0, 0]] };
  expect(basketball.probabilities(overtime)[0]).toBeGreaterThan(0.505);
  expect(basketball.probabilities(overtime)[0]).toBeCloseTo(basketball.probabilities(state)[0]!, 10);
});

test('gains come as often as the chances say', () => {
  const counts = new Map<number, number>();
  const random = createRandom('gains');
  const start = equals();
  for (let step = 0; step < 40_000; step++) {
    const gain = leadOf(basketball.step(start, random).state);
    counts.set(gain, (counts.get(gain) ?? 0) + 1);
  }
  const { from, chances } = gainOf(start.skill);
  chances.forEach((chance, at) =>
    expect(Math.abs((counts.get(from + at) ?? 0) / 40_000 - chance)).toBeLessThan(0.01),
  );
});
