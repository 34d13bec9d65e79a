import { expect, test } from 'vitest';
import { hiddenInSideNav, hiddenInTopNav, droppedAtStartup, sportIds } from './sport.ts';

test('[ENT-13] every id is the specification’s, as a text', () => {
  expect(sportIds).toEqual({
    cricket: '4',
    tennis: '2',
    soccer: '1',
    horseRacing: '7',
    basketball: '7522',
    binary: '66103',
    lottery: '66104',
    virtualSports: '66101',
    internationalCasino: '16',
    partnerExchange: '88022',
    tipsReview: '98',
    home: '11',
    inPlay: '00',
    casino: '66102',
    hidden: '4339',
  });
});

test('[TOP-4] [SID-6] [CAL-1] top navigation, side navigation and start-up each leave out their own sports', () => {
  expect([...hiddenInTopNav].sort()).toEqual(['4339', '66101', '66102', '66103']);
  expect([...hiddenInSideNav].sort()).toEqual(['4339', '66102']);
  expect([...droppedAtStartup]).toEqual(['66103']);
});
