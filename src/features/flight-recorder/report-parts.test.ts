import { expect, test } from 'vitest';
import { sampleRecording } from './sample-recording.test-data.ts';
import { reportParts, stateWords } from './report-parts.ts';

const words = (...given: Parameters<typeof sampleRecording>) =>
  reportParts(sampleRecording(...given)).map((part) => part.words);

test('a bet without an answer comes before whatever happened since', () => {
  expect(
    words(
      [
        ['betSlip', 'editing'],
        ['betIntent', { accepted: 'matched' }],
        ['betIntent', { unknown: 'asking' }],
        ['marketFeed', 'live'],
      ],
      ['betIntent#2', 'betSlip#0', 'marketFeed#3', 'betIntent#1'],
    ),
  ).toEqual([
    'betIntent: unknown.asking',
    'betIntent: accepted.matched',
    'betSlip: editing',
    'marketFeed: live',
  ]);
});

test('without trouble the part to which something last happened is first, among bets before others', () => {
  expect(
    words(
      [
        ['marketFeed', 'live'],
        ['myBets', 'shown'],
        ['betSlip', 'editing'],
      ],
      ['betSlip#2', 'myBets#1', 'marketFeed#0'],
    ),
  ).toEqual(['myBets: shown', 'betSlip: editing', 'marketFeed: live']);
});

test('a part that cannot be begun is not offered', () => {
  const { actors, ...rest } = sampleRecording([['betSlip', 'editing']], []);
  expect(reportParts({ ...rest, actors: actors.map((actor) => ({ ...actor, start: null })) })).toEqual([]);
});

test('a state is told in a line, regions and all', () => {
  expect(stateWords({ on: { disc: 'playing', lamp: {} }, door: 'shut' })).toBe(
    'on.disc.playing, lamp.running, door.shut',
  );
  expect(stateWords({})).toBe('running');
  expect(stateWords(undefined)).toBe('no state');
});
