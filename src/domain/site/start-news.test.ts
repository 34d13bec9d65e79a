import { expect, test } from 'vitest';
import { noKnownStarts, startsAmong } from './start-news.ts';

const upcoming = { exEventId: '7.1', inPlay: false, ended: false };
const playing = { ...upcoming, inPlay: true };

/** What is told, look by look. */
function toldIn(...looks: readonly (readonly (typeof upcoming)[])[]): string[][] {
  let known = noKnownStarts;
  return looks.map((events) => {
    const heard = startsAmong(known, events);
    known = heard.known;
    return heard.started.map(({ exEventId }) => exEventId);
  });
}

test('an event that goes in play is told, once', () => {
  expect(toldIn([upcoming], [playing], [playing])).toEqual([[], ['7.1'], []]);
});

test('one that was in play when it was first seen is not', () => {
  expect(toldIn([playing], [playing])).toEqual([[], []]);
  expect(toldIn([], [playing])).toEqual([[], []]);
});

test('a list that is older than what was heard, as after a reconnect, does not tell it again', () => {
  expect(toldIn([upcoming], [playing], [upcoming], [playing])).toEqual([[], ['7.1'], [], []]);
  expect(toldIn([playing], [upcoming], [playing])).toEqual([[], [], []]);
  // Away for a while.
  expect(toldIn([upcoming], [], [playing], [], [playing])).toEqual([[], [], ['7.1'], [], []]);
});

test('what has ended by the time somebody looks is no longer news', () => {
  expect(toldIn([upcoming], [{ ...playing, ended: true }])).toEqual([[], []]);
});
