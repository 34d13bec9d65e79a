import { expect, test } from 'vitest';
import { marginOfMatch, runsIn, runsText, shortRunsText } from './cricket-words.ts';

const names = { HOME: 'Goa Gulls', AWAY: 'Delhi Windjammers' };
const home = (runs: number, wickets: number) => ({ side: 'HOME' as const, runs, wickets });
const away = (runs: number, wickets: number) => ({ side: 'AWAY' as const, runs, wickets });

test('a score is runs and wickets, and of a side that is out its runs', () => {
  expect(runsText({ runs: 128, wickets: 2 })).toBe('128/2');
  expect(runsText({ runs: 111, wickets: 10 })).toBe('111 all out');
});

test('where the space is short a side that is out has its runs alone', () => {
  expect(shortRunsText({ runs: 128, wickets: 2 })).toBe('128/2');
  expect(shortRunsText({ runs: 111, wickets: 10 })).toBe('111');
});

test.each([
  [{ runs: 128, wickets: 2 }, '128/2 (14.3)'],
  [{ runs: 111, wickets: 10 }, '111 (18.4)'],
])('%o is read back from a score line', (score, line) => {
  expect(runsIn(line)).toEqual(score);
  expect(runsIn(runsText(score))).toEqual(score);
});

test('no runs are read where there are none', () => {
  expect([runsIn(''), runsIn('Set 2')]).toEqual([null, null]);
});

test.each([
  [[home(150, 6), away(126, 10)], 'Goa Gulls won by 24 runs'],
  [[away(126, 10), home(125, 8)], 'Delhi Windjammers won by 1 run'],
  [[away(126, 10), home(127, 5)], 'Goa Gulls won by 5 wickets'],
  [[home(126, 3), away(130, 9)], 'Delhi Windjammers won by 1 wicket'],
  [[home(126, 3), away(126, 9)], 'Match tied: scores level'],
  [[home(126, 3)], null],
  [[], null],
])('innings %o: %s', (innings, text) => {
  expect(marginOfMatch(innings, names)).toBe(text);
});

test('where scores are level the side that won the super over is named, and nothing else is', () => {
  const tied = [home(126, 3), away(126, 9)];
  expect(marginOfMatch(tied, names, 'Delhi Windjammers')).toBe(
    'Match tied: Delhi Windjammers won the super over',
  );
  expect(marginOfMatch(tied, names, 'Void')).toBe('Match tied: scores level');
  expect(marginOfMatch([home(150, 6), away(126, 10)], names, 'Goa Gulls')).toBe('Goa Gulls won by 24 runs');
});
