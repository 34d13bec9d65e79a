import { must } from '#domain/must.ts';
import { fixtureOf, type Fixture } from './fixtures.ts';
import type { MadeSport } from './made-sport.ts';
import { openMatch } from './match.ts';
import { onceEach } from './world/once-each.ts';

/** How many of a horse's last races are told. */
const told = 5;
/** How far back they are looked for, in slots: the last seven meetings of a circuit. */
const lookedBack = 7 * 32;

/** The finishers of a sport's race by slot and seed, from first to last. Worked out once, because each is in many forms. */
const finishersOf = new WeakMap<MadeSport, (key: string) => readonly string[]>();

const raceOf = (sport: MadeSport) => (key: string) => {
  const [slot, ...seed] = key.split('|');
  const fixture = fixtureOf(sport, Number(slot), seed.join('|'), 1);
  const match = openMatch(fixture);
  while (match.result() === null) match.step();
  return (match.finishers() ?? []).map((entrant) => must(fixture.entrants[entrant]).id);
};

/**
 * Returns where each horse of a race finished in its last races, the latest last, by the horse's id. They are those
 * that are over when the race is announced, so a form tells nothing of what can still be bet on. They are played here
 * from their seeds. No forms outside the generated day.
 */
export function formsOf({ sport, place, entrants, race }: Fixture): ReadonlyMap<string, readonly number[]> {
  const forms = new Map<string, readonly number[]>();
  if (!place || !race || !sport.calendar) return forms;
  const finishers = finishersOf.get(sport) ?? onceEach(raceOf(sport));
  finishersOf.set(sport, finishers);
  for (const { id } of entrants) forms.set(id, []);
  // A race lasts less than a slot and a half.
  const latest = place.slot - sport.ahead - 2;
  for (let slot = latest; slot >= place.slot - lookedBack; slot--) {
    const earlier = sport.calendar(slot, place.daySeed);
    if (earlier.race?.class !== race.class || !earlier.entrants.some(({ id }) => forms.has(id))) continue;
    finishers(`${slot}|${place.daySeed}`).forEach((id, at) => {
      const form = forms.get(id);
      if (form && form.length < told) forms.set(id, [at + 1, ...form]);
    });
  }
  return forms;
}
