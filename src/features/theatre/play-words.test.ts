import { expect, test } from 'vitest';
import { sentenceOf } from './play-words.ts';
import { ballOf, fieldOf, moveOf, pointOf } from './theatre.test-data.ts';

const names = { HOME: 'Okonjo', AWAY: 'Varga' };

test.each([
  [ballOf({ moment: '17.2', runs: 4, shot: 'DRIVE' }), '17.2: four, driven. Bowler 3 to batter 5, 139 km/h.'],
  [ballOf({ moment: '0.1', runs: 1, line: 'WIDE', shot: 'NONE', bowler: null }), '0.1: wide. 139 km/h.'],
  [
    ballOf({ moment: '3.6', wicket: 'LBW', shot: 'NONE', runs: 0 }),
    '3.6: out, leg before wicket. Bowler 3 to batter 5, 139 km/h.',
  ],
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
  [fieldOf({ moment: '400 m', run: [100, 300, 200] }), '400 m to go: number 2 leads from number 3.'],
  [fieldOf({ moment: 'Finish', run: [100, 300, 200] }), 'Number 2 wins, number 3 second, number 1 third.'],
])('%o is told in words', (play, words) => {
  expect(sentenceOf(play, names)).toBe(words);
});
