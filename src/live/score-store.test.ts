import { expect, test, vi } from 'vitest';
import { incidentsKept } from '#domain/market/scoreboard.ts';
import { ScoreStore } from './score-store.ts';
import type { ScoreChangeMessage, ScoreImageMessage } from './transport.ts';

const at = '2026-05-01T12:00:00.000Z';
const ball = (number: number): ScoreImageMessage['incidents'][number] => ({
  number,
  moment: '0.1',
  weight: 'PLAY',
  side: null,
  mark: '1',
  text: '',
  at,
});
const board = { columns: ['Goals'], home: ['1'], away: ['0'], active: null, detail: '' };
const clock = { elapsed: 60, at, rate: 1_000, end: null };
const image = (changes: Partial<ScoreImageMessage> = {}): ScoreImageMessage => ({
  __typename: 'ScoreImage',
  eventId: 'e',
  epoch: 'a',
  to: 1,
  at,
  board,
  clock: null,
  incidents: [ball(1)],
  ...changes,
});
const change = (changes: Partial<ScoreChangeMessage>): ScoreChangeMessage => ({
  __typename: 'ScoreChange',
  eventId: 'e',
  epoch: 'a',
  from: 1,
  to: 2,
  at,
  board: null,
  clock: null,
  incidents: [],
  ...changes,
});

test('an image replaces everything; a change leaves what it does not name', () => {
  const store = new ScoreStore();
  const heard = vi.fn();
  store.subscribe(heard);
  store.applyImage(image());
  store.applyChange(change({ clock, incidents: [ball(2)] }));
  expect(store.shown()).toEqual({ board, clock, incidents: [ball(1), ball(2)] });
  store.applyImage(image({ board: null, incidents: [] }));
  expect(store.shown()).toEqual({ board: null, clock: null, incidents: [] });
  expect(heard).toHaveBeenCalledTimes(3);
});

test('a change that brings nothing of the score tells nobody', () => {
  const store = new ScoreStore();
  store.applyImage(image());
  const heard = vi.fn();
  store.subscribe(heard);
  const before = store.shown();
  store.applyChange(change({}));
  expect(store.shown()).toBe(before);
  expect(heard).not.toHaveBeenCalled();
});

test('however long it runs, the newest incidents are kept', () => {
  const store = new ScoreStore();
  store.applyImage(image());
  for (let number = 2; number < incidentsKept + 50; number++) {
    store.applyChange(change({ incidents: [ball(number)] }));
  }
  expect(store.shown().incidents).toHaveLength(incidentsKept);
  expect(store.shown().incidents.at(-1)?.number).toBe(incidentsKept + 49);
});
