import { expect, test } from 'vitest';
import { currentSportTab, sportDestination, sportTabs } from './sport-tab.ts';

test('[TOP-1] [TOP-4] every sport has a tab, in order, but 4339, 66101, 66102 and 66103', () => {
  const sports = ['4', '4339', '2', '66101', '66102', '66103', '66104', '7'].map((sportId) => ({ sportId }));
  expect(sportTabs(sports).map(({ sportId }) => sportId)).toEqual(['4', '2', '66104', '7']);
});

test.each([
  ['7', '11', '/horseRacing/7', false],
  ['7', '00', '/horseRacing/7', false],
  ['66104', '00', '/lottery', false],
  ['2', '11', '/?sport=2', true],
  ['2', '16', '/?sport=2', true],
  ['2', '00', '/inplay?sport=2', true],
])(
  '[TOP-2] sport %s, with exchange %s chosen, goes to %s; published: %s',
  (sport, exchange, path, isPublished) => {
    expect(sportDestination(sport, exchange)).toEqual({ path, isPublished });
  },
);

test.each([
  ['/', '2', null],
  ['/?sport=1', '2', '1'],
  ['/home?day=live&sport=1#bets', '2', '1'],
  ['/inplay', '2', '2'],
  ['/inplay?sport=1', '2', '1'],
  ['/settings?sport=1', '2', null],
  ['/horseRacing/7', '2', '7'],
  ['/lottery', '2', '66104'],
  ['/lotterydetails/1/66104', '2', '66104'],
  ['/marketdetails/7.1/1', '4', '1'],
  ['/marketdetails/7.1/7', '4', '7'],
  ['/ballByBall/2/7.1', '4', '2'],
  ['/virtualdetails/66101/7.1', '4', '66101'],
  ['/binary', '4', '66103'],
  ['/results/2', '4', '2'],
  ['/casino', '4', null],
  ['/settings', '2', null],
  ['/unsetteledbet', '4', null],
  ['/banking/deposit/upi', '4', null],
])('on %s, with sport %s chosen, the tab of %s is current', (path, sport, tab) => {
  expect(currentSportTab(path, sport)).toBe(tab);
});
