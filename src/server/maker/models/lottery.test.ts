import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { fixtureOf } from '../fixtures.ts';
import { madeSports } from '../made-sports.ts';
import { openMatch } from '../match.ts';
import { createRandom } from '../random.ts';
import { digitsOf, lottery } from './lottery.ts';

const [sport] = madeSports.filter(({ sportId }) => sportId === sportIds.lottery);

function play(eventSeed: string) {
  const random = createRandom(eventSeed);
  const states = [lottery.start(random, [])];
  const match = openMatch({ ...fixtureOf(sport!, 1, 'x', 1), seed: eventSeed });
  while (match.result() === null) {
    states.push(lottery.step(states.at(-1)!, random).state);
    match.step();
  }
  return { states, told: match.incidents().map(({ text }) => text) };
}

/** What anybody can do with what was told: no function of this program, only SHA-256. */
function check(told: readonly string[]) {
  const find = (start: string) => told.find((text) => text.startsWith(start))!.slice(start.length);
  const sha256 = (text: string) => createHash('sha256').update(text).digest();
  const [seal, seed] = [find('Sealed: sha256 '), find('Revealed: ')];
  const isSealed = sha256(seed).toString('hex') === seal;
  const follow = [0, 1, 2].map((place) => sha256(`${seed}:${place}`).readUInt32BE(0) % 10);
  const digits = ['First', 'Second', 'Third'].map((name) => Number(find(`${name} digit: `)));
  return isSealed && follow.every((digit, place) => digit === digits[place]);
}

test('anybody can check a draw by its seal and its seed, and a changed seed or digit fails', () => {
  for (let number = 0; number < 30; number++) {
    const { told } = play(`draw${number}`);
    expect(check(told)).toBe(true);
    const changed = (from: RegExp, to: string) => told.map((text) => text.replace(from, to));
    expect(check(changed(/^Revealed: ./, 'Revealed: x'))).toBe(false);
    const second = Number(/\d/.exec(told.find((text) => text.startsWith('Second'))!)![0]);
    expect(check(changed(/^Second digit: \d/, `Second digit: ${(second + 1) % 10}`))).toBe(false);
  }
});

test('the same seed draws the same digits, another seed others', () => {
  expect(play('a')).toEqual(play('a'));
  expect(play('a').told[0]).not.toBe(play('b').told[0]);
});

test('nothing of a digit or of the seed is known before it is revealed', () => {
  const { states } = play('secret');
  const [plan2, plan3] = lottery.sides!;
  const seed = states[0]!.seed;
  const publicly = (state: (typeof states)[0]) =>
    JSON.stringify([
      lottery.score(state),
      lottery.board(state),
      lottery.probabilities(state),
      plan2!.orders(state),
      plan3!.orders(state),
    ]);
  for (const state of states.slice(0, -1)) {
    expect(publicly(state)).not.toContain(seed);
    expect(new Set(lottery.probabilities(state))).toEqual(new Set([0.1]));
  }
  // Before the first digit is drawn, two draws differ in nothing but their seals.
  const withoutSeal = (text: string) => text.replace(/[0-9a-f]{64}/g, '');
  expect(withoutSeal(publicly(states[0]!))).toBe(withoutSeal(publicly(play('other').states[0]!)));
  expect(publicly(states.at(-1)!)).toContain(seed);
});

test('the third digit is drawn first and the first digit last, each settling its own market', () => {
  const { states } = play('order');
  const [second, third] = lottery.sides!;
  const { digits } = states[0]!;
  const settledAt = (result: (state: (typeof states)[0]) => unknown) =>
    states.findIndex((state) => result(state) !== null);
  expect(settledAt((state) => third!.result(state))).toBeLessThan(
    settledAt((state) => second!.result(state)),
  );
  expect(settledAt((state) => second!.result(state))).toBeLessThan(
    settledAt((state) => lottery.winner(state)),
  );
  expect([
    lottery.winner(states.at(-1)!),
    second!.result(states.at(-1)!),
    third!.result(states.at(-1)!),
  ]).toEqual([digits[0], { winners: [digits[1]] }, { winners: [digits[2]] }]);
  expect(
    [lottery.market([], states[0]!), ...lottery.sides!.map((plan) => plan.market([], states[0]!))].map(
      ({ marketName }) => marketName,
    ),
  ).toEqual(['First digit', 'Second digit', 'Third digit']);
});

test('over many draws each digit of each place comes as often as the others', () => {
  const draws = 20_000;
  for (const place of [0, 1, 2]) {
    const counts = Array.from({ length: 10 }, () => 0);
    for (let number = 0; number < draws; number++) counts[digitsOf(`n${number}`)[place]!]!++;
    const squares = counts.reduce((sum, count) => sum + (count - draws / 10) ** 2 / (draws / 10), 0);
    // Chi-square with nine degrees of freedom: above 27.9 once in a thousand.
    expect(squares).toBeLessThan(27.9);
  }
});
