import { expect, test, vi } from 'vitest';
import { playsKept, type Play } from '#domain/market/play.ts';
import { PlayStore } from './play-store.ts';

const at = '2026-05-01T12:00:00.000Z';
const move = (number: number): Play => ({
  kind: 'MOVE',
  number,
  moment: "9'",
  side: 'HOME',
  what: 'SHOT',
  x: 900,
  y: 480,
  points: 0,
  at,
});
const image = (plays: unknown[]) =>
  ({ __typename: 'ScoreImage', eventId: 'e', epoch: 'a', to: 1, at, plays }) as const;
const change = (plays: unknown[]) =>
  ({ __typename: 'ScoreChange', eventId: 'e', epoch: 'a', from: 1, to: 2, at, plays }) as const;

test('an image replaces the plays, a change adds to them, and the newest are kept', () => {
  const store = new PlayStore();
  store.apply(image([move(1), move(2)]));
  store.apply(change([move(2), move(3)]));
  expect(store.plays().map(({ number }) => number)).toEqual([1, 2, 3]);
  for (let number = 4; number < 40; number++) store.apply(change([move(number)]));
  expect(store.plays()).toHaveLength(playsKept);
  store.apply(image([]));
  expect(store.plays()).toEqual([]);
});

test('a change of the score alone tells nobody', () => {
  const store = new PlayStore();
  store.apply(image([move(1)]));
  const heard = vi.fn();
  store.subscribe(heard);
  const before = store.plays();
  store.apply(change([]));
  expect(heard).not.toHaveBeenCalled();
  expect(store.plays()).toBe(before);
  store.apply(change([move(2)]));
  expect(heard).toHaveBeenCalledOnce();
});

test('what is no play is left out', () => {
  const store = new PlayStore();
  store.apply(image([move(1), { kind: 'DANCE', number: 2 }, null, 'x']));
  expect(store.plays()).toEqual([move(1)]);
});
