import { expect, test } from 'vitest';
import { howFar } from './how-far.ts';
import { sportIds } from './sport.ts';

const score = (period: string, home = '', away = '') => ({ home, away, period, note: '' });

test.each([
  ['soccer', "45'", 1 / 2],
  ['soccer', "93'", 1],
  ['soccer', 'Half-time', 1 / 2],
  ['basketball', 'Q1 12:00', 0],
  ['basketball', 'Q4 3:10', 15 / 16],
  ['basketball', 'End of Q3', 3 / 4],
  ['basketball', 'Half-time', 1 / 2],
  ['basketball', 'OT1 2:00', 1],
  ['tennis', 'Set 1 · 40–15', 1 / 6],
  ['tennis', 'Set 3 · 0–0', 5 / 6],
  ['cricket', 'needs 52 from 60', 3 / 4],
] as const)('%s at %s', (sport, period, far) => {
  expect(howFar(sportIds[sport], score(period))).toBeCloseTo(far);
});

test('a first innings is as far as its overs', () => {
  expect(howFar(sportIds.cricket, score('1st innings', '', '98/4 (10.0)'))).toBeCloseTo(1 / 4);
  expect(howFar(sportIds.cricket, score('1st innings'))).toBe(0);
});

test('what the score does not tell is not guessed', () => {
  expect(howFar(sportIds.soccer, null)).toBeNull();
  expect(howFar(sportIds.soccer, score('Delayed'))).toBeNull();
  expect(howFar(sportIds.cricket, score('Super over'))).toBeNull();
  expect(howFar(sportIds.horseRacing, score("45'"))).toBeNull();
});
