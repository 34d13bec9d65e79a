import { expect, test } from 'vitest';
import { meetingsOf, nextOff } from './meetings.ts';
import { listedRace } from './racing.test-data.ts';

const downs = (number: number, minute: number, changes = {}) =>
  listedRace({ course: 'Harbour Downs', number, minute, ...changes });
const park = (number: number, minute: number, changes = {}) =>
  listedRace({ course: 'Lighthouse Park', number, minute, ...changes });

test('races on one course are one meeting, and the meeting whose next race starts soonest comes first', () => {
  const races = [
    park(3, 0, { ended: true }),
    downs(1, 2, { inPlay: true }),
    park(4, 4),
    downs(2, 6),
    park(5, 8),
  ];
  expect(meetingsOf(races).map(({ course, races: its, left }) => [course, its.length, left])).toEqual([
    ['Harbour Downs', 2, 1],
    ['Lighthouse Park', 3, 2],
  ]);
  expect(nextOff(races)?.race).toMatchObject({ course: 'Lighthouse Park', number: 4 });
});

test('a meeting that is over is left out, and the next one on its course is another', () => {
  const races = [park(7, 0, { ended: true }), park(8, 8, { ended: true }), park(1, 16), park(2, 24)];
  expect(meetingsOf(races).map(({ races: its }) => its.map(({ race }) => race.number))).toEqual([[1, 2]]);
});

test('there may be no race at all', () => {
  expect(meetingsOf([])).toEqual([]);
  expect(nextOff([])).toBeUndefined();
});
