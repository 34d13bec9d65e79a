import { expect, test } from 'vitest';
import { sentenceOf, type Cast } from './play-words.ts';
import { ballOf, fieldOf, moveOf, pointOf } from './theatre.test-data.ts';

const cast: Cast = { HOME: 'Okonjo', AWAY: 'Varga', players: { HOME: [], AWAY: [] }, runners: [] };
const runner = (number: number, name: string) => ({ number, name, colours: null });
const named: Cast = {
  ...cast,
  players: {
    HOME: ['A. Joshi', 'S. Tambe', 'V. Sahni', 'K. Wagle', 'P. Rao'],
    AWAY: ['M. Dhar', 'L. Nair', 'R. Perera'],
  },
  runners: [runner(4, 'Low Tide'), runner(1, 'Harbour Light'), runner(7, 'Old Pilot')],
};

test.each([
  [ballOf({ moment: '17.2', runs: 4, shot: 'DRIVE' }), '17.2: four, driven. 139 km/h.'],
  [ballOf({ moment: '0.1', runs: 1, line: 'WIDE', shot: 'NONE', bowler: null }), '0.1: wide. 139 km/h.'],
  [ballOf({ moment: '3.6', wicket: 'LBW', shot: 'NONE', runs: 0 }), '3.6: out, leg before wicket. 139 km/h.'],
  [
    pointOf({ ending: 'ACE', stroke: 'SERVE', rally: 1, speed: 201 }),
    'Ace at 201 km/h. Point to Okonjo: 30–15.',
  ],
  [
    pointOf({ ending: 'LONG', winner: 'AWAY', rally: 5 }),
    'Forehand by Okonjo long after 5 strokes. Point to Varga: 30–15.',
  ],
  [pointOf({ ending: 'DOUBLE_FAULT', winner: 'AWAY' }), 'Double fault by Okonjo. Point to Varga: 30–15.'],
  [moveOf({ what: 'GOAL', side: 'AWAY', moment: "67'" }), "67' Varga: goal."],
  [moveOf({ what: 'BASKET', points: 3, moment: 'Q2 3:12' }), 'Q2 3:12 Okonjo: 3 points.'],
  [fieldOf({ moment: '400 m', run: [100, 300, 200] }), '400 m to go: Number 2 leads from Number 3.'],
  [fieldOf({ moment: 'Finish', run: [100, 300, 200] }), 'Number 2 wins, Number 3 is second, Number 1 third.'],
])('%o is told in words', (play, words) => {
  expect(sentenceOf(play, cast)).toBe(words);
});

test.each([
  [ballOf({ moment: '17.2', runs: 4, shot: 'DRIVE' }), '17.2: four, driven. R. Perera to P. Rao, 139 km/h.'],
  [
    ballOf({ moment: '17.2', side: 'AWAY', bowler: 5, batter: 1, runs: 0 }),
    '17.2: no run, driven. P. Rao to M. Dhar, 139 km/h.',
  ],
  [ballOf({ moment: '17.2', bowler: 9, runs: 4 }), '17.2: four, driven. 139 km/h.'],
  [fieldOf({ moment: '400 m', run: [100, 300, 200] }), '400 m to go: Harbour Light leads from Old Pilot.'],
  [fieldOf({ moment: 'Finish', run: [100, null, 200] }), 'Old Pilot wins from Low Tide.'],
])('%o is told with the names of the card and the line-ups', (play, words) => {
  expect(sentenceOf(play, named)).toBe(words);
});
