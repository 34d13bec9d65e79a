import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { madeSports } from '../made-sports.ts';
import { openMatch } from '../match.ts';
import { readListedFixtures } from './listed-fixtures.ts';

const match = {
  sport: 'cricket',
  league: 'County Shield',
  round: 'Round 2',
  ground: 'Mill Field',
  home: 'Ashby',
  away: 'Thornton',
  start: '2026-06-10T14:00:00Z',
};

function read(contents: unknown, speed = 1) {
  const folder = mkdtempSync(join(tmpdir(), 'layline-fixtures-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'fixtures.json');
  writeFileSync(file, typeof contents === 'string' ? contents : JSON.stringify(contents, null, 1));
  return readListedFixtures({ file, sports: madeSports, seed: 'x', speed });
}

test('without a file there are none', () => {
  expect(readListedFixtures({ file: undefined, sports: madeSports, seed: 'x', speed: 1 })).toEqual([]);
});

test('the matches of a file are read, soonest first, and each can be played', () => {
  const later = { ...match, home: 'Thornton', away: 'Ashby', start: '2026-06-11T14:00:00Z', awayStrength: 2 };
  const fixtures = read([later, match]);
  expect(fixtures).toMatchObject([
    {
      eventName: 'Ashby v Thornton',
      tournamentName: 'County Shield',
      round: 'Round 2',
      ground: 'Mill Field',
      startsAt: Date.parse(match.start),
    },
    { eventName: 'Thornton v Ashby', entrants: [{ name: 'Thornton' }, { name: 'Ashby', strength: 2 }] },
  ]);
  expect(fixtures[0]!.entrants.map(({ strength }) => Math.abs(strength))).toEqual([1, 1]);
  for (const fixture of fixtures) {
    const played = openMatch(fixture);
    while (played.result() === null) played.step();
    expect(played.market.runners).toHaveLength(2);
  }
});

test.each([
  ['sport', 'curling', /line 11 \(fixture 2\): sport: is none of cricket, tennis, soccer, basketball/],
  ['start', 'tomorrow', /line 11 \(fixture 2\): start: Invalid ISO datetime/],
  ['home', '', /line 11 \(fixture 2\): home: is empty/],
  ['home', 'Thornton', /line 11 \(fixture 2\): away: is the same as home/],
  ['homeStrength', 9, /line 11 \(fixture 2\): homeStrength: is above 4/],
  ['kickOff', '', /line 11 \(fixture 2\): Unrecognized key: "kickOff"/],
  [
    'start',
    '2026-06-10T14:20:00Z',
    /line 11 \(fixture 2\): start: Ashby is still playing the match of line 2/,
  ],
])('a bad %s of %s is refused with its line and field', (field, value, message) => {
  const bad = { ...match, start: '2026-06-12T14:00:00Z', [field]: value };
  expect(() => read([match, bad])).toThrow(message);
});

test('a file that is no list, or no JSON, or not there is refused with what is wrong', () => {
  expect(() => read({ fixtures: [match] })).toThrow(/is no list of fixtures/);
  expect(() => read('[\n{},\n{"sport": cricket}\n]')).toThrow(/fixtures.json is not JSON: .*cricket/);
  const absent = { file: '/nowhere/fixtures.json', sports: madeSports, seed: 'x', speed: 1 };
  expect(() => readListedFixtures(absent)).toThrow(/\/nowhere\/fixtures.json cannot be read/);
});

test('at ten times the speed a team can play again ten times as soon', () => {
  const again = { ...match, start: '2026-06-10T14:20:00Z' };
  expect(read([match, again], 10)).toHaveLength(2);
});
