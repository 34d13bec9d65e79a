import { expect, test } from 'vitest';
import type { RecordedOther, Recording } from '#stepper/record/recording.ts';
import { actorRows, entryRows } from './inspect-rows.ts';
import { sampleRecording } from './sample-recording.test-data.ts';

const [placeOf] = sampleRecording([['betIntent', 'sending']], []).actors;

/** A bet whose effect was answered, between two events for others. */
function recording(): Recording {
  const sample = sampleRecording(
    [
      ['marketFeed', 'live'],
      ['betIntent', 'sending'],
    ],
    ['marketFeed#0', 'betIntent#1'],
  );
  const send: RecordedOther = {
    ...placeOf!,
    id: 'send',
    parent: 'betIntent#1',
    key: 'sendBet',
    src: 'sendBet',
    kind: 'promise',
  };
  return {
    ...sample,
    others: [send],
    entries: [...sample.entries, { kind: 'answer', at: 900, actor: 'send', value: { kind: 'accepted' } }],
    dropped: 10,
  };
}

test('the newest comes first, and an effect is told as its actor’s, which is what opens', () => {
  expect(entryRows(recording(), null, 10)).toEqual([
    { number: 13, at: 900, name: 'betIntent › sendBet', words: 'answered', opens: 'betIntent#1' },
    { number: 12, at: 100, name: 'betIntent', words: 'sample.told', opens: 'betIntent#1' },
    { number: 11, at: 0, name: 'marketFeed', words: 'sample.told', opens: 'marketFeed#0' },
  ]);
});

test('of one actor its own entries and those of its effects are shown, as many as are asked for', () => {
  expect(entryRows(recording(), 'betIntent#1', 10).map(({ number }) => number)).toEqual([13, 12]);
  expect(entryRows(recording(), null, 1).map(({ number }) => number)).toEqual([13]);
});

test('actors that have ended are not listed, and what cannot be begun is not opened', () => {
  const { actors, ...rest } = recording();
  const [feed, bet] = actors;
  const told = {
    ...rest,
    actors: [
      { ...feed!, start: null },
      { ...bet!, isRunning: false },
    ],
  };
  expect(actorRows(told)).toEqual([{ id: 'marketFeed#0', name: 'marketFeed', state: 'live' }]);
  expect(entryRows(told, 'marketFeed#0', 5)).toMatchObject([{ opens: null }]);
});
