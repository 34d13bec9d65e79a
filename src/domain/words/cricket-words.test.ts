import { expect, test } from 'vitest';
import { marginOfMatch, runsIn, runsText, shortRunsText } from './cricket-words.ts';

const names = { HOME: 'Goa Gulls', AWAY: 'Delhi Windjammers' };
const home = (runs: number, wickets: number, balls = 120) => ({
  side: 'HOME' as const,
  runs,
  wickets,
  balls,
});
const away = (runs: number, wickets: number, balls = 120) => ({
  side: 'AWAY' as const,
  runs,
  wickets,
  balls,
});

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
  [[home(150, 6), away(126, 10, 100)], 'Goa Gulls', 'Goa Gulls won by 24 runs'],
  [[away(126, 10), home(125, 8)], 'Delhi Windjammers', 'Delhi Windjammers won by 1 run'],
  [[away(126, 10), home(127, 5, 90)], 'Goa Gulls', 'Goa Gulls won by 5 wickets'],
  [[home(126, 3), away(130, 9, 119)], 'Delhi Windjammers', 'Delhi Windjammers won by 1 wicket'],
])('innings %o that %s won: %s', (innings, winner, text) => {
  expect(marginOfMatch(innings, names, winner)).toBe(text);
});

test.each([
  ['after a revised target', [home(200, 5), away(121, 3, 66)], 'Delhi Windjammers'],
  ['of a side that the totals do not have ahead', [home(150, 6), away(160, 8)], 'Goa Gulls'],
  ['over an innings that was cut short', [home(150, 6), away(40, 1, 30)], 'Goa Gulls'],
  ['in an innings cut short at level scores', [home(150, 6), away(150, 1, 90)], 'Delhi Windjammers'],
])('a win %s is told without a margin', (_, innings, winner) => {
  expect(marginOfMatch(innings, names, winner)).toBe(`${winner} won`);
});

test.each([
  ['not settled', ''],
  ['void', 'Void'],
  ['settled on no side', 'dead heat: Goa Gulls, Delhi Windjammers'],
])('of a match that is %s no winner is told, whatever the totals say', (_, result) => {
  for (const second of [away(40, 1, 30), away(126, 10), away(150, 1, 90), away(151, 4)])
    expect(marginOfMatch([home(150, 6), second], names, result)).toBeNull();
});

test('without two innings nothing is told', () => {
  expect(marginOfMatch([home(126, 3)], names, 'Goa Gulls')).toBeNull();
  expect(marginOfMatch([], names, 'Goa Gulls')).toBeNull();
});

test('where scores are level the side that won the super over is named, and nothing else is', () => {
  const tied = [home(126, 3), away(126, 9)];
  expect(marginOfMatch(tied, names, 'Delhi Windjammers')).toBe(
    'Match tied: Delhi Windjammers won the super over',
  );
  expect(marginOfMatch(tied, names, 'Void')).toBe('Match tied: scores level');
  expect(marginOfMatch(tied, names, '')).toBeNull();
});
