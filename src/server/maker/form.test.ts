import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { fixtureOf, type Fixture } from './fixtures.ts';
import { formsOf } from './form.ts';
import { madeSports } from './made-sports.ts';
import { endOf, openMatch } from './match.ts';

/** Announced so early that a class's race before is not over. */
const racing = { ...madeSports.find(({ sportId }) => sportId === sportIds.horseRacing)!, ahead: 24 };
const slot = 14_836_320;
const raceAt = (at: number): Fixture => fixtureOf(racing, at, 'x', 1);

/** When a race was over, epoch ms, and where each horse finished. */
function played(fixture: Fixture) {
  const match = openMatch(fixture);
  while (match.result() === null) match.step();
  const places = new Map(match.finishers()!.map((entrant, at) => [fixture.entrants[entrant]!.id, at + 1]));
  return { endsAt: endOf(fixture, 1), places };
}

test('a form is what the horse did in its last five races that are over by then, in their order', () => {
  // A circuit has every fourth slot: its last seven meetings, and one more.
  const races = Array.from({ length: 8 * 8 }, (_, at) => raceAt(slot + 4 * at));
  const known = races.map(played);
  for (let at = 7 * 8; at < races.length; at++) {
    const race = races[at]!;
    const announced = race.startsAt - racing.ahead * racing.slotMs;
    const over = known.slice(at - 7 * 8, at).filter(({ endsAt }) => endsAt < announced);
    const forms = formsOf(race);
    for (const { id } of race.entrants) {
      const all = over.flatMap(({ places }) => places.get(id) ?? []);
      expect(forms.get(id)).toEqual(all.slice(-5));
    }
  }
});
