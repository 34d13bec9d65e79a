import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { anyEntrants } from './calibration.fixture.ts';
import { distances, race } from './race.ts';
import { virtualRace } from './virtual-race.ts';

function run(seed: string, count: number) {
  const random = createRandom(seed);
  const entrants = anyEntrants(count)(random);
  const start = race.start(random, entrants);
  let state = start;
  while (race.winner(state) === null) state = race.step(state, random).state;
  return { start, end: state, entrants };
}

test('of eight runners the favourite wins about a third of the races', () => {
  let won = 0;
  for (let seed = 0; seed < 1_500; seed++) {
    const { start, end } = run(`favourite${seed}`, 8);
    const chances = race.probabilities(start);
    won += Number(chances.indexOf(Math.max(...chances)) === race.winner(end));
  }
  expect(Math.abs(won / 1_500 - 1 / 3)).toBeLessThan(0.05);
});

test('the stronger horse is likelier to win, on average by half', () => {
  const wins = { strongest: 0, weakest: 0 };
  for (let seed = 0; seed < 300; seed++) {
    const { start, entrants } = run(`strength${seed}`, 8);
    const strengths = entrants.map(({ strength }) => strength);
    const chances = race.probabilities(start);
    wins.strongest += chances[strengths.indexOf(Math.max(...strengths))]!;
    wins.weakest += chances[strengths.indexOf(Math.min(...strengths))]!;
  }
  expect(wins.strongest).toBeGreaterThan(10 * wins.weakest);
});

test.each([
  [6, 2],
  [8, 3],
  [12, 3],
])('of %i runners, %i are placed', (runners, placed) => {
  const [place] = race.sides!;
  const { start, end } = run('places', runners);
  expect(place!.market([], start).numberOfWinners).toBe(placed);
  expect((place!.result(end) as { winners: number[] }).winners).toHaveLength(placed);
});

test('a race has the distance of its fixture, or else one of its own', () => {
  const occasion = { number: 1, seedOf: String, distance: 1_800 };
  const given = race.start(createRandom('given'), anyEntrants(9)(createRandom('nine')), occasion);
  expect(race.board(given).detail).toBe('1800 m, 9 runners');
  const own = Array.from({ length: 20 }, (_, seed) => race.board(run(`d${seed}`, 8).start).detail);
  expect(own.every((text) => /^[12][0-9]00 m, 8 runners$/.test(text))).toBe(true);
  expect(new Set(own).size).toBeGreaterThan(3);
});

test('races are run at the speed of racehorses, 14 to 18 metres a second', () => {
  const { end } = run('speed', 8);
  const seconds = (end.steps * race.stepMs) / 1_000;
  const random = createRandom('virtual');
  let state = virtualRace.start(random, anyEntrants(8)(random));
  while (virtualRace.winner(state) === null) state = virtualRace.step(state, random).state;
  const virtualSeconds = (state.steps * virtualRace.stepMs) / 1_000;
  const speeds = [
    ...distances.map((distance) => distance / seconds),
    virtualRace.positions!(state, 0).distance / virtualSeconds,
  ];
  for (const speed of speeds) {
    expect(speed).toBeGreaterThan(14);
    expect(speed).toBeLessThan(18);
  }
});
