import { expect, test } from 'vitest';
import { createRandom } from '../random.ts';
import { race } from '../models/race.ts';
import type { Entrant } from './entrant.ts';
import { goings, suitOf } from './going.ts';
import { raceCalendar } from './race-calendar.ts';
import { circuits } from './racing-world.ts';

const calendar = raceCalendar('7', circuits);
const horses = new Map(circuits.flatMap(({ classes }) => classes.flat()).map((horse) => [horse.id, horse]));

test('a horse is the stronger in a race the nearer the going is to the one it likes', () => {
  const gained = new Map<number, Set<number>>();
  for (let slot = 14_836_320; slot < 14_836_320 + 400; slot++) {
    const { entrants, race: facts } = calendar(slot, 'x');
    for (const { id, strength, horse } of entrants) {
      const away = Math.abs(goings.indexOf(horse!.liked) - goings.indexOf(facts!.going));
      const gain = Math.round((strength - horses.get(id)!.strength) * 1_000) / 1_000;
      gained.set(away, (gained.get(away) ?? new Set()).add(gain));
    }
  }
  const bySteps = [...gained].sort(([one], [other]) => one - other).map(([, gains]) => [...gains]);
  expect(bySteps).toEqual([[0.3], [0.15], [0], [-0.15], [-0.3], [-0.45]].slice(0, bySteps.length));
});

test('the going that a horse likes shortens its price, and it wins more often', () => {
  const field: Entrant[] = Array.from({ length: 8 }, (_, at) => ({
    id: `${at}`,
    name: `Horse ${at}`,
    strength: (at - 3.5) / 4,
  }));
  const on = (going: 'Good' | 'Heavy'): Entrant[] =>
    field.map((horse, at) =>
      at === 4 ? { ...horse, strength: horse.strength + suitOf('Good', going) } : horse,
    );
  const run = (entrants: readonly Entrant[]) => {
    let [said, won] = [0, 0];
    for (let seed = 0; seed < 500; seed++) {
      const random = createRandom(`going${seed}`);
      let state = race.start(random, entrants);
      said += race.probabilities(state)[4]!;
      while (race.winner(state) === null) state = race.step(state, random).state;
      won += Number(race.winner(state) === 4);
    }
    return { said: said / 500, won: won / 500 };
  };
  const [good, heavy] = [run(on('Good')), run(on('Heavy'))];
  expect(good.said).toBeGreaterThan(heavy.said * 1.3);
  expect(good.won).toBeGreaterThan(heavy.won * 1.15);
  for (const { said, won } of [good, heavy]) expect(Math.abs(said - won)).toBeLessThan(0.06);
});
