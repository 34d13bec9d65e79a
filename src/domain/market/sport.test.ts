import { expect, test } from 'vitest';
import { sportIds } from './sport.ts';

test('[ENT-13] every sport’s id is the specification’s, as a text', () => {
  expect(sportIds).toEqual({
    cricket: '4',
    tennis: '2',
    soccer: '1',
    horseRacing: '7',
    basketball: '7522',
    binary: '66103',
    lottery: '66104',
    virtualSports: '66101',
    casino: '66102',
    greyhounds: '4339',
  });
});
