import { expect, test } from 'vitest';
import { sidesNamed } from './sides-named.ts';
import { sidesOf } from './sides.ts';
import { sportIds } from './sport.ts';

test('the sides are those whose names the event is called by', () => {
  expect(sidesOf({ eventName: 'Reef v Sound', home: 'Reef', away: 'Sound' })).toEqual(['Reef', 'Sound']);
  expect(sidesOf({ eventName: 'The Harbour Final', home: 'Reef', away: 'Sound' })).toBeNull();
  expect(sidesOf({ eventName: 'Harbour Downs 2.10', home: null, away: null })).toBeNull();
});

test('an event’s name alone says who plays whom where it names two', () => {
  const named = (eventName: string, sportId: string = sportIds.soccer) => sidesNamed({ eventName, sportId });
  expect(named('Reef v Sound')).toEqual(['Reef', 'Sound']);
  expect(named('Nova v Vale United')).toEqual(['Nova', 'Vale United']);
  expect(named('Harbour Downs 2.10')).toBeNull();
  expect(named('Reef v Sound v Delta')).toBeNull();
  expect(named('Reef v ')).toBeNull();
  expect(named('Virtual Football 116, Reef v Sound', sportIds.virtualSports)).toBeNull();
});
