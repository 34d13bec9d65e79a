import { expect, test } from 'vitest';
import { sealedTextOf } from '#domain/market/sealed-event.ts';
import { createRandom } from '../random.ts';
import { sealedRandom } from '../sealed-seed.ts';
import { binaryIndex } from './binary-index.ts';

/** Returns an event's sealed text, which names its start, and so follows from that of the event before it. */
function textOf(day: string, number: number): string {
  const occasion = { number, seedOf: (before: number) => textOf(day, before) };
  return sealedTextOf(`${day}|${number}`, binaryIndex.sealedTerms!([], occasion));
}

/** `randomOf`: the usual stream takes a tenth of the time, for what many events show of any stream. */
function play(number: number, day = 'index', randomOf = sealedRandom) {
  const random = randomOf(textOf(day, number));
  const states = [binaryIndex.start(random, [], { number, seedOf: (before) => textOf(day, before) })];
  while (binaryIndex.winner(states.at(-1)!) === null)
    states.push(binaryIndex.step(states.at(-1)!, random).state);
  return states;
}

test('an event lasts five minutes and starts where the one before it closed', () => {
  for (const number of [288 * 7 + 1, 288 * 7 + 2, 288 * 7 + 287]) {
    const states = play(number);
    expect((states.length - 1) * binaryIndex.stepMs).toBe(5 * 60_000);
    expect(states[0]!.index).toBe(play(number - 1).at(-1)!.index);
  }
  expect(play(288 * 8)[0]!.index).toBe(play(288 * 9)[0]!.index);
});

test('the way to a close that is drawn first is a random walk: its steps are alike and tell nothing of the next', () => {
  const moves = Array.from({ length: 300 }, (_, number) => play(0, `walk${number}`, createRandom)).map(
    (states) => states.slice(1).map(({ index }, at) => index - states[at]!.index),
  );
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  for (const step of [0, 1, 59, 60, 118, 119]) {
    const deviation = Math.sqrt(mean(moves.map((all) => all[step]! ** 2)));
    // A deviation measured on 300 has an error of 4 %.
    expect(deviation / 450).toBeGreaterThan(0.85);
    expect(deviation / 450).toBeLessThan(1.15);
  }
  for (const [one, next] of [
    [0, 1],
    [58, 59],
    [118, 119],
    [0, 119],
  ] as const)
    expect(Math.abs(mean(moves.map((all) => (all[one]! * all[next]!) / 450 ** 2)))).toBeLessThan(0.2);
});

test('each strike comes true as often as its chance says, from the middle of the event', () => {
  const { sides } = binaryIndex;
  const [low, high] = sides!;
  let [said, happened] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  const events = 1_500;
  for (let number = 0; number < events; number++) {
    const states = play(0, `cal${number}`, createRandom);
    const half = states[60]!;
    const close = states.at(-1)!.index;
    const fair = (plan: typeof low) => {
      const odds = plan!
        .orders(half)
        .filter(({ runner }) => runner === 0)
        .map((order) => order.odds);
      return 200 / (Math.min(...odds) + Math.max(...odds));
    };
    [binaryIndex.probabilities(half)[0]!, fair(low), fair(high)].forEach(
      (chance, at) => (said[at]! += chance),
    );
    half.strikes.slice(0, 3).forEach((strike, at) => (happened[at]! += Number(close >= strike)));
    expect(low!.result(states.at(-1)!)).toEqual({ number: close });
  }
  said.forEach((sum, at) => expect(Math.abs(sum - happened[at]!) / events).toBeLessThan(0.03));
});

test('the outer strikes are eighty points apart around the middle one, and each market names its own', () => {
  const start = play(5)[0]!;
  const markets = [
    binaryIndex.sides![0]!.market([], start),
    binaryIndex.market([], start),
    binaryIndex.sides![1]!.market([], start),
  ];
  expect(markets.map(({ strike }) => strike! - markets[1]!.strike!)).toEqual([-40_00, 0, 40_00]);
  expect(Math.abs(markets[1]!.strike! - start.index)).toBeLessThanOrEqual(5_00);
  for (const { strike, marketName } of markets) expect(marketName).toContain(String(strike! / 100));
});

test('up to the last minute some strike is in doubt: one is set at the index where none is near', () => {
  let set = 0;
  for (let number = 0; number < 60; number++) {
    const states = play(0, `set${number}`, createRandom);
    for (const minute of [1, 2, 3, 4]) {
      const { strikes, index } = states[minute * 24]!;
      expect(Math.min(...strikes.map((strike) => Math.abs(strike - index)))).toBeLessThanOrEqual(15_00);
    }
    const last = states.at(-1)!;
    expect(new Set(last.strikes).size).toBe(last.strikes.length);
    const there = binaryIndex.sides!.filter(({ isThere }) => isThere?.(last));
    expect(there.map((plan) => plan.market([], last).strike)).toEqual(last.strikes.slice(3));
    for (const plan of there) expect(plan.result(last)).toEqual({ number: last.close });
    set += there.length;
  }
  expect(set / 60).toBeGreaterThan(0.5);
  expect(set / 60).toBeLessThan(3);
});

test('the chart finds the index in each thing told, with two decimals', () => {
  const random = createRandom('told');
  const start = binaryIndex.start(random, []);
  expect(binaryIndex.opening!(start)[0]!.mark).toBe('20000.00');
  const { state, happenings } = binaryIndex.step(start, random);
  expect(Number(happenings[0]!.mark) * 100).toBeCloseTo(state.index, 6);
});
