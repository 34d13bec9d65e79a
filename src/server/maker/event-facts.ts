import type { BodyOf } from '#contract/call.ts';
import type { putEventFacts } from '#contract/event-facts.ts';
import type { Fixture } from './fixtures.ts';
import { formsOf } from './form.ts';
import type { Entrant } from './world/entrant.ts';

export type ToldFacts = BodyOf<typeof putEventFacts>;
type ToldEntrant = NonNullable<ToldFacts['entrants']>[number];

/**
 * Returns what the world knows of a match beforehand; null if it knows nothing that the event does not say itself.
 * `finishers`: places among the entrants, from first to last, once the race is over, and `margins` the lengths between
 * them.
 */
export function factsOf(
  fixture: Fixture,
  finishers: readonly number[] | null = null,
  margins: readonly number[] = [],
): ToldFacts | null {
  const { round, season, ground, race, entrants } = fixture;
  const [home] = entrants;
  if (!home || (round === undefined && ground === undefined && race === undefined)) return null;
  const forms = formsOf(fixture);
  return {
    round,
    season,
    ground,
    // A ground of one's own is in one's own country.
    country: ground !== undefined && home.ground === ground ? home.country : undefined,
    race,
    entrants: entrants.map((entrant, at) => {
      const finish = finishers?.indexOf(at) ?? -1;
      const margin = margins[finish - 1];
      return {
        ...entrantOf(entrant, forms.get(entrant.id) ?? []),
        ...(finish >= 0 && { finish: finish + 1 }),
        ...(margin !== undefined && { beatenBy: Math.round(margin * 100) }),
      };
    }),
  };
}

function entrantOf(entrant: Entrant, form: readonly number[]): ToldEntrant {
  const { name, country, ranking, seeding, horse, ride, lineUp, kit = horse?.silks } = entrant;
  return {
    name,
    country,
    ranking,
    seeding,
    colours: kit,
    lineUp: lineUp && [...lineUp],
    ride: ride && {
      number: ride.number,
      draw: ride.draw,
      jockey: ride.jockey,
      trainer: horse?.trainer,
      age: horse?.age,
      weight: ride.weight && Math.round(ride.weight * 1_000),
      form: [...form],
    },
  };
}
