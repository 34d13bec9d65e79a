import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { basketball } from './basketball.ts';
import { gainOf, pointsOf } from './basketball-points.ts';
import { isOverChance } from './basketball-sides.ts';
import { leadOf, type BasketballState } from './basketball-state.ts';
import { anyEntrants } from './calibration.fixture.ts';
import { normalCdf } from './normal.ts';

/** Stern (1994): mean and deviation of the home side's final lead in 493 matches of the NBA, 1991–92. */
const mean = 4.87;
const deviation = 15.82;

const [, , total, totalFromHalfTime] = basketball.sides!;

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

test('the chance of more points is the mean of those after the next step', () => {
  const start = equals();
  const { start: line } = start.totals;
  for (const [steps, points] of [
    [0, 0],
    [30, 100],
    [58, 205],
    [59, 206],
  ] as const) {
    const at = (more: number, played: number): BasketballState => ({
      ...start,
      steps: steps + played,
      periods: [[points + more, 0]],
    });
    const { from, chances } = pointsOf(start.skill, 1);
    const expected = chances.reduce(
      (sum, chance, number) => sum + chance * isOverChance(at(from + number, 1), line),
      0,
    );
    expect(isOverChance(at(0, 0), line)).toBeCloseTo(expected, 10);
  }
});

test('the points of a match are over the line of its start, and of its half-time, as often as it says', () => {
  const matches = process.env.LAYLINE_LONG ? 800 : 400;
  const said = { start: 0, halfTime: 0 };
  const came = { start: 0, halfTime: 0 };
  let withAnother = 0;
  let furthest = 0;
  for (let match = 0; match < matches; match++) {
    const random = createRandom(`points${match}`);
    let state = basketball.start(random, anyEntrants(2)(random));
    said.start += isOverChance(state, state.totals.start);
    while (state.steps < 30) state = basketball.step(state, random).state;
    const { halfTime } = state.totals;
    if (halfTime !== null) {
      withAnother++;
      const chance = isOverChance(state, halfTime);
      furthest = Math.max(furthest, Math.abs(chance - 0.5));
      said.halfTime += chance;
    }
    while (state.steps < 60) state = basketball.step(state, random).state;
    const isOver = (plan: typeof total) => Number(JSON.stringify(plan!.result(state)).includes('[0]'));
    came.start += isOver(total);
    if (halfTime !== null) came.halfTime += isOver(totalFromHalfTime);
  }
  // It is in doubt, whatever the first half brought.
  expect(furthest).toBeLessThan(0.06);
  expect(withAnother).toBeGreaterThan(0.9 * matches);
  expect(Math.abs(came.start - said.start) / matches).toBeLessThan(0.05);
  expect(Math.abs(came.halfTime - said.halfTime) / withAnother).toBeLessThan(0.05);
});

test('overtime counts for the handicap and not for the points', () => {
  const start = equals();
  const quarter = [25, 25] as const;
  const ended: BasketballState = {
    ...start,
    totals: { start: 200.5, halfTime: 210.5 },
    steps: 67,
    periods: [quarter, quarter, quarter, quarter, [12, 5]],
  };
  expect(total!.result(ended)).toEqual({ winners: [1] });
  expect(totalFromHalfTime!.result(ended)).toEqual({ winners: [1] });
  expect(basketball.sides![0]!.result(ended)).toEqual({ number: 7 });
});

test.each([
  [1, 0, 'Q1 12:00'],
  [1, 14, 'Q1 0:48'],
  [2, 15, 'End of Q1'],
  [2, 16, 'Q2 11:12'],
  [3, 30, 'Half-time'],
  [4, 45, 'End of Q3'],
  [5, 60, 'End of Q4'],
  [5, 61, 'OT1 4:48'],
  [6, 67, 'End of OT1'],
])('in period %i after %i steps it is told: %s', (period, steps, told) => {
  const periods = Array.from({ length: period }, () => [0, 0] as const);
  const state = { ...equals(), steps, periods };
  expect(basketball.score(state)).toMatchObject({ period: told, note: '' });
  expect(basketball.board(state)?.detail).toBe(told);
});
