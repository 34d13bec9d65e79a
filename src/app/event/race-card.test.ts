import { expect, test } from 'vitest';
import { must } from '#domain/must.ts';
import { sampleDefinition } from '#live/market.test-data.ts';
import type { EventFacts } from './use-event-facts.ts';
import { raceCardOf } from './race-card.tsx';

const [runner] = sampleDefinition({}).runners;
const known = { name: must(runner).name, country: null, ranking: null, seeding: null, colours: null };
const ofVirtual: EventFacts = {
  eventId: '66101-r-1',
  round: 'No. 214',
  season: null,
  ground: 'Harbour Downs',
  country: null,
  race: null,
  entrants: [
    {
      ...known,
      lineUp: [],
      finish: null,
      ride: { number: 3, draw: null, jockey: null, trainer: null, age: null, weight: null, form: [] },
    },
  ],
};

test('a runner of a virtual race has its number, and no words where nothing else is known', () => {
  const aside = raceCardOf(ofVirtual, String)?.(must(runner));
  expect(aside?.mark).toMatchObject({ props: { children: { props: { number: 3 } } } });
  expect(aside?.words).toBe('');
});

test('there is no card where nobody has a number', () => {
  const entrants = ofVirtual.entrants.map((entrant) => ({ ...entrant, ride: null }));
  expect(raceCardOf({ ...ofVirtual, entrants }, String)).toBeUndefined();
});
