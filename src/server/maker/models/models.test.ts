import { expect, test } from 'vitest';
import { shortRunsText } from '#domain/words/cricket-words.ts';
import { createRandom } from '../random.ts';
import { basketball } from './basketball.ts';
import { binaryIndex } from './binary-index.ts';
import { calibrate, momentsOf, worstOf } from './calibration.fixture.ts';
import { cricket } from './cricket/cricket.ts';
import { lottery } from './lottery.ts';
import type { Happening, MatchModel } from './model.ts';
import { race } from './race.ts';
import { soccer } from './soccer.ts';
import { tennis } from './tennis.ts';

const models: [name: string, model: MatchModel][] = [
  ['cricket', cricket],
  ['tennis', tennis],
  ['soccer', soccer],
  ['basketball', basketball],
  ['race', race],
  ['binary', binaryIndex],
  ['lottery', lottery],
];
const isLong = Boolean(process.env.LAYLINE_LONG);
/** `calibration.test.ts` holds the others to more than this file does. */
const calibratedHere = models.filter(([name]) => isLong || ['cricket', 'binary', 'lottery'].includes(name));
const entrants = ['Ash', 'Birch', 'Cedar', 'Elm', 'Fir', 'Oak'].map((name, at) => ({
  id: name,
  name,
  strength: 1 - at * 0.4,
}));

function play<State>(model: MatchModel<State>, seed: string) {
  const random = createRandom(seed);
  let state = model.start(random, entrants);
  const states = [state];
  const happenings: Happening[] = [];
  while (model.winner(state) === null) {
    const step = model.step(state, random);
    state = step.state;
    states.push(state);
    happenings.push(...step.happenings);
  }
  return { states, happenings, winner: model.winner(state)! };
}

test.each(models)('a %s match ends, and the same seed plays the same match', (_, model) => {
  const [one, again, other] = [play(model, 'a'), play(model, 'a'), play(model, 'b')];
  expect(again).toEqual(one);
  expect(other).not.toEqual(one);
});

test.each(models)('chances in a %s match sum to one at every step and end at the winner', (_, model) => {
  for (let seed = 0; seed < 40; seed++) {
    const { states, winner } = play(model, `s${seed}`);
    const chances = states.map((state) => model.probabilities(state));
    const errors = chances.map((step) => Math.abs(step.reduce((sum, chance) => sum + chance, -1)));
    expect(Math.max(...errors)).toBeLessThan(5e-10);
    expect(Math.min(...chances.flat())).toBeGreaterThanOrEqual(0);
    expect(chances.at(-1)![winner]).toBe(1);
  }
});

test.each(calibratedHere)('what a %s model calls likely happens about as often as it says', (_, model) => {
  // At a fixed step: half of each match's own length would tell how close it ends.
  const result = calibrate(model, () => entrants, {
    matches: 1_600,
    moments: momentsOf(model, () => entrants).slice(2, 3),
  });
  expect(worstOf(result, 100)).toBeLessThan(0.12);
});

test.each(models)('a %s board has a figure for each column, and changes with the match', (_, model) => {
  const { states } = play(model, 'board');
  const boards = states.map((state) => model.board(state));
  for (const { columns, home, away } of boards) {
    expect([home.length, away.length]).toEqual([columns.length, columns.length]);
  }
  expect(new Set(boards.map((board) => JSON.stringify(board))).size).toBeGreaterThan(
    model === lottery ? 3 : 10,
  );
  expect(boards.at(-1)!.active).toBeNull();
});

test('the balls of a cricket match add up to its score', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { states, happenings } = play(cricket, `balls${seed}`);
    const board = cricket.board(states.at(-1)!);
    for (const [side, row] of [['HOME', board.home] as const, ['AWAY', board.away] as const]) {
      const balls = happenings.filter((ball) => ball.side === side);
      const runs = balls.reduce((sum, { mark }) => sum + (mark === 'Wd' ? 1 : Number(mark) || 0), 0);
      const wickets = balls.filter(({ weight }) => weight === 'KEY').length;
      expect(row[0]).toBe(shortRunsText({ runs, wickets }));
    }
  }
});

test('a cricket side that is out is told as all out, and nowhere as ten wickets', () => {
  const told: string[] = [];
  for (let seed = 0; seed < 20; seed++) {
    const { states, happenings } = play(cricket, `balls${seed}`);
    const last = states.at(-1)!;
    const { home, away } = cricket.score(last);
    const board = cricket.board(last);
    told.push(home, away, ...board.home, ...board.away, ...happenings.map(({ text }) => text));
  }
  expect(told.filter((text) => text.includes('/10'))).toEqual([]);
  expect(told).toContainEqual(expect.stringMatching(/^Wicket, \d+ all out$/));
  expect(told).toContainEqual(expect.stringMatching(/^\d+ \(\d+\.\d\)$/));
});

test('the goals, corners and cards of a soccer match are those of its board', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { states, happenings } = play(soccer, `goals${seed}`);
    const board = soccer.board(states.at(-1)!);
    for (const [side, row] of [['HOME', board.home] as const, ['AWAY', board.away] as const]) {
      const counts = ['Goal', 'Corner', 'Card'].map(
        (mark) => happenings.filter((one) => one.side === side && one.mark === mark).length,
      );
      expect(row).toEqual(counts.map(String));
    }
  }
});

test('a set of a tennis match ends with the games that its board shows', () => {
  const { states, happenings } = play(tennis, 'sets');
  const board = tennis.board(states.at(-1)!);
  const sets = happenings
    .filter(({ weight }) => weight === 'KEY')
    .map(({ text }) => text.replace(/ \(tie-break .*/, ''));
  expect(sets).toEqual(board.columns.map((name, at) => `${name}, ${board.home[at]}–${board.away[at]}`));
});

test('the quarters of a basketball match add up to its total, and nobody wins a level match', () => {
  let overtimes = 0;
  for (let seed = 0; seed < 200; seed++) {
    const { states, winner } = play(basketball, `q${seed}`);
    const { columns, home, away } = basketball.board(states.at(-1)!);
    for (const row of [home, away]) {
      const sum = row.slice(0, -1).reduce((total, points) => total + Number(points), 0);
      expect(Number(row.at(-1))).toBe(sum);
    }
    expect(Number(home.at(-1)) > Number(away.at(-1)) ? 0 : 1).toBe(winner);
    expect(home.at(-1)).not.toBe(away.at(-1));
    overtimes += Number(columns.length > 5);
  }
  expect(overtimes).toBeGreaterThan(0);
});

test('a runner is placed about as often as its price says, and the winner is', () => {
  const [plan] = race.sides!;
  let [said, happened] = [0, 0];
  for (let seed = 0; seed < 300; seed++) {
    const { states } = play(race, `places${seed}`);
    const orders = plan!.orders(states[6]!).filter(({ runner, side }) => runner === 0 && side === 'BACK');
    const best = Math.min(...orders.map(({ odds }) => odds));
    const result = plan!.result(states.at(-1)!);
    expect(result).toEqual({
      winners: expect.arrayContaining([play(race, `places${seed}`).winner]) as number[],
    });
    said += 100 / best;
    happened += Number((result as { winners: number[] }).winners.includes(0));
  }
  expect(Math.abs(said - happened) / 300).toBeLessThan(0.1);
});

test('a binary market is settled on the index it closed at', () => {
  for (let seed = 0; seed < 20; seed++) {
    const { states, winner } = play(binaryIndex, `index${seed}`);
    const { strike } = binaryIndex.market([], states[0]!);
    expect(binaryIndex.closing!(states.at(-1)!) >= strike! ? 0 : 1).toBe(winner);
  }
});
