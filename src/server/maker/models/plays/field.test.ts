import { expect, test } from 'vitest';
import { withoutSeal } from '#domain/market/seal-incidents.ts';
import { openMatch } from '../../match.ts';
import { createRandom } from '../../random.ts';
import type { MatchModel } from '../model.ts';
import { race } from '../race.ts';
import { virtualRace } from '../virtual-race.ts';
import { fieldAt } from './field.ts';
import { fixturesOf, ofKind, playOut } from './plays.fixture.ts';

const names = ['7', '66101-r'];
/** The runners from first to last. */
const orderOf = (run: readonly (number | null)[]): number[] =>
  run.flatMap((at, runner) => (at === null ? [] : [runner])).sort((a, b) => run[b]! - run[a]!);
const leadOf = (run: readonly (number | null)[]): number => Math.max(...run.map((at) => at ?? 0));

test.each(names)(
  'the last positions of a race of %s are its result, and its leader is at the line',
  (name) => {
    for (const fixture of fixturesOf(name, 150)) {
      const { match, all } = playOut(fixture);
      const { run, distance, moment } = ofKind(all, 'POSITIONS').at(-1)!;
      expect(new Set(orderOf(run).map((runner) => run[runner])).size).toBe(orderOf(run).length);
      const order = orderOf(run);
      expect(match.result()).toEqual({ winners: [order[0]] });
      const [place] = match.sides();
      const placed = place!.result() as { winners: number[] };
      expect(placed.winners).toEqual(order.slice(0, placed.winners.length));
      expect([leadOf(run), moment]).toEqual([distance * 100, 'Finish']);
    }
  },
);

test.each(names)('the leader of a race of %s that is told of is in front of the field', (name) => {
  for (const fixture of fixturesOf(name, 20)) {
    playOut(fixture, ({ plays, match }) => {
      const { run } = ofKind(plays, 'POSITIONS').at(-1)!;
      const leader = fixture.entrants[orderOf(run)[0]!]!.name;
      expect(withoutSeal(match.incidents()).at(-1)!.text.startsWith(`${leader} `)).toBe(true);
    });
  }
});

test('every second between two steps a field has moved on, and never back behind where a step put it', () => {
  const [fixture] = fixturesOf('7', 1);
  const { stepMs } = fixture!.sport.model;
  const match = openMatch(fixture!);
  const seconds = (from: number, to: number) => {
    for (let at = from; at < to; at += 1_000) match.look(fixture!.startsAt + at);
  };
  seconds(0, stepMs);
  match.step();
  seconds(stepMs, 2 * stepMs);
  match.step();
  const told = ofKind(match.plays(), 'POSITIONS');
  expect(told.length).toBeGreaterThan(12);
  const leads = told.map(({ run }) => leadOf(run));
  expect(leads.every((lead, at) => at === 0 || lead > leads[at - 1]!)).toBe(true);
  const ats = told.map(({ at }) => Date.parse(at) - fixture!.startsAt);
  expect(ats.slice(0, 3)).toEqual([1_000, 2_000, 3_000]);
  expect(new Set(told.map(({ number }) => number)).size).toBe(told.length);
});

test('looking at a field changes neither the plays of its steps nor its result', () => {
  const [fixture] = fixturesOf('7', 1);
  const { stepMs } = fixture!.sport.model;
  const [watched, unwatched] = [openMatch(fixture!), openMatch(fixture!)];
  while (unwatched.result() === null) {
    watched.look(fixture!.startsAt + (watched.steps + 0.5) * stepMs);
    watched.step();
    unwatched.step();
    expect(watched.plays().at(-1)).toEqual(unwatched.plays().at(-1));
  }
  expect(watched.result()).toEqual(unwatched.result());
});

/** Where the field is shown before a step is the mean of where the step puts it: nobody learns more than the prices say. */
test.each<[name: string, model: MatchModel]>([
  ['race', race],
  ['virtual race', virtualRace],
])('until its next step a %s is shown where it is expected to be', (_, model) => {
  const entrants = [1.5, 0.5, -0.5, -1.5].map((strength, at) => ({ id: `${at}`, name: `${at}`, strength }));
  const random = createRandom('mean');
  let state = model.start(random, entrants);
  for (let step = 0; step < 8; step++) state = model.step(state, random).state;
  const gapsOf = (run: readonly (number | null)[]) => run.map((one) => one! - run[0]!);
  const shown = gapsOf(model.positions!(state, 1).run);
  const count = 4_000;
  const sums = shown.map(() => 0);
  for (let run = 0; run < count; run++) {
    const next = model.step(state, random).state;
    gapsOf(model.positions!(next, 0).run).forEach((gap, runner) => (sums[runner]! += gap));
  }
  // A step moves two runners apart by about 2.5 m, so that the mean of 4,000 is within 16 cm of the expected.
  sums.forEach((total, runner) => expect(Math.abs(total / count - shown[runner]!)).toBeLessThan(16));
});

test('of two that are level the first in the list is ahead, by a nose', () => {
  const field = fieldAt({
    moment: '',
    distance: 1_000,
    done: 0.5,
    ahead: [1, 2, 2, 2],
    stalls: [1, 2, 3, 4],
  });
  expect(orderOf(field.run)).toEqual([1, 2, 3, 0]);
  expect(field.run).toEqual([49_760, 50_000, 49_995, 49_990]);
});

test('a runner that was withdrawn is nowhere on the track, and takes no place', () => {
  const entrants = [0.5, 0, -0.5].map((strength, at) => ({ id: `${at}`, name: `${at}`, strength }));
  const start = race.start(createRandom('withdrawn'), entrants);
  const { run } = race.positions!(race.withdraw!(start, 0).state, 1);
  expect(run[0]).toBeNull();
  expect(new Set(orderOf(run))).toEqual(new Set([1, 2]));
});
