import { expect, test } from 'vitest';
import { sidesOf } from './sides.ts';

test('the sides are those whose names the event is called by', () => {
  expect(sidesOf({ eventName: 'Reef v Sound', home: 'Reef', away: 'Sound' })).toEqual(['Reef', 'Sound']);
  expect(sidesOf({ eventName: 'The Harbour Final', home: 'Reef', away: 'Sound' })).toBeNull();
  expect(sidesOf({ eventName: 'Harbour Downs 2.10', home: null, away: null })).toBeNull();
});
