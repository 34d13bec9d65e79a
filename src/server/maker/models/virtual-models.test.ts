import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import type { MatchModel } from './model.ts';
import { virtualCricket } from './virtual-cricket.ts';
import { virtualRace } from './virtual-race.ts';
import { virtualSoccer } from './virtual-soccer.ts';

const models: [name: string, model: MatchModel, field: number][] = [
  ['race', virtualRace, 6],
  ['football match', virtualSoccer, 2],
  ['over', virtualCricket, 2],
];
const entrantsOf = (field: number) =>
  ['Ada', 'Bit', 'Cog', 'Dot', 'Elf', 'Fig']
    .slice(0, field)
    .map((name, at) => ({ id: name, name, strength: 1 - at * 0.5 }));

function play<State>(model: MatchModel<State>, field: number, seed: string) {
  const random = createRandom(seed);
  const states = [model.start(random, entrantsOf(field))];
  while (model.winner(states.at(-1)!) === null) states.push(model.step(states.at(-1)!, random).state);
  return { states, winner: model.winner(states.at(-1)!)! };
}

test.each(models)(
  'a virtual %s takes under two minutes, and the same seed plays the same one',
  (_, model, field) => {
    const one = play(model, field, 'a');
    expect((one.states.length - 1) * model.stepMs).toBeLessThanOrEqual(100_000);
    expect(play(model, field, 'a')).toEqual(one);
    expect(play(model, field, 'b')).not.toEqual(one);
  },
);

test.each(models)(
  'the chances of a virtual %s sum to one at every step and end at the winner',
  (_, model, field) => {
    for (let seed = 0; seed < 60; seed++) {
      const { states, winner } = play(model, field, `s${seed}`);
      for (const state of states)
        expect(model.probabilities(state).reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
      expect(model.probabilities(states.at(-1))[winner]).toBeCloseTo(1, 12);
    }
  },
);

/**
 * A chain whose chances are exact never drifts: what it said before a step is the mean of what it says after. Summed over
 * many matches the difference is noise, which its own spread bounds.
 */
test.each(models)('the chances of a virtual %s are those of the chain that is played', (_, model, field) => {
  const random = createRandom('drift');
  for (const from of [0, 2, 4]) {
    const { states } = play(model, field, `from${from}`);
    const before = states[from]!;
    const said = model.probabilities(before);
    const count = 1_000;
    const sums = said.map(() => ({ sum: 0, squares: 0 }));
    for (let run = 0; run < count; run++) {
      model.probabilities(model.step(before, random).state).forEach((chance, runner) => {
        sums[runner]!.sum += chance;
        sums[runner]!.squares += chance ** 2;
      });
    }
    sums.forEach(({ sum, squares }, runner) => {
      const mean = sum / count;
      const error = Math.sqrt(Math.max(0, squares / count - mean ** 2) / count);
      expect(Math.abs(mean - said[runner]!)).toBeLessThanOrEqual(4 * error + 1e-9);
    });
  }
});

test.each(models)(
  'what a virtual %s calls likely happens as often as it says, in every tenth',
  (_, model, field) => {
    const tenths = Array.from({ length: 10 }, () => ({ said: 0, happened: 0, count: 0 }));
    for (let seed = 0; seed < 1_000; seed++) {
      const { states, winner } = play(model, field, `cal${seed}`);
      for (const part of [0, 0.25, 0.5, 0.75]) {
        model.probabilities(states[Math.floor((states.length - 1) * part)]).forEach((chance, runner) => {
          const tenth = tenths[Math.min(9, Math.floor(chance * 10))]!;
          tenth.said += chance;
          tenth.happened += Number(winner === runner);
          tenth.count++;
        });
      }
    }
    for (const { said, happened, count } of tenths.filter((tenth) => tenth.count >= 200)) {
      // The four moments of one match are not independent: up to four times the variance.
      const bound = 0.02 + 3 * Math.sqrt(((said / count) * (1 - said / count)) / (count / 4));
      expect(Math.abs(said - happened) / count).toBeLessThan(Math.min(0.06, bound));
    }
  },
);

test('of a virtual race two are placed, the winner first, and a runner is placed as often as its prices say', () => {
  const [plan] = virtualRace.sides!;
  let [said, happened, priced] = [0, 0, 0];
  for (let seed = 0; seed < 400; seed++) {
    const { states, winner } = play(virtualRace, 6, `pl${seed}`);
    const backs = plan!.orders(states[10]!).filter(({ runner, side }) => runner === 1 && side === 'BACK');
    const lays = plan!.orders(states[10]!).filter(({ runner, side }) => runner === 1 && side === 'LAY');
    if (backs.length === 0 || lays.length === 0) continue;
    priced++;
    const { winners } = plan!.result(states.at(-1)!) as { winners: number[] };
    expect(winners).toHaveLength(2);
    expect(winners[0]).toBe(winner);
    said += 200 / (Math.min(...backs.map(({ odds }) => odds)) + Math.max(...lays.map(({ odds }) => odds)));
    happened += Number(winners.includes(1));
  }
  expect(priced).toBeGreaterThan(300);
  expect(Math.abs(said - happened) / priced).toBeLessThan(0.08);
});

test('a wicket settles its market at once, and an over without one at its end', () => {
  const [plan] = virtualCricket.sides!;
  const seen = new Set<boolean>();
  for (let seed = 0; seed < 60; seed++) {
    const { states } = play(virtualCricket, 2, `wk${seed}`);
    const falls = states.findIndex(({ wickets }) => wickets > 0);
    seen.add(falls >= 0);
    states.forEach((state, at) => {
      const expected = falls >= 0 && at >= falls ? { winners: [0] } : at === 6 ? { winners: [1] } : null;
      expect(plan!.result(state)).toEqual(expected);
    });
  }
  expect(seen.size).toBe(2);
});
