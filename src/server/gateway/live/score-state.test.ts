import { expect, test } from 'vitest';
import type { Play } from '#domain/market/play.ts';
import type { ScoreState } from '#contract/score.ts';
import type { ScoreMessage } from '../upstream/upstream.ts';
import { stepScore } from './score-state.ts';

const at = '2026-05-01T12:00:00.000Z';
const ball = (number: number) => ({
  number,
  moment: '0.1',
  weight: 'PLAY' as const,
  side: null,
  mark: '1',
  text: '',
  at,
});
const move = (number: number): Play => ({
  kind: 'MOVE',
  number,
  moment: "1'",
  side: 'AWAY',
  what: 'CORNER',
  x: 2,
  y: 2,
  points: 0,
  at,
});
const score: ScoreState = {
  eventId: 'e',
  epoch: 'a',
  to: 3,
  at,
  board: null,
  clock: null,
  incidents: [ball(1)],
  plays: [move(1)],
};
const change = (changes: object): ScoreMessage => ({
  type: 'SCORE_CHANGE',
  eventId: 'e',
  epoch: 'a',
  from: 3,
  to: 4,
  at,
  incidents: [],
  plays: [],
  ...changes,
});
const beat = (changes: object): ScoreMessage => ({
  type: 'SCORE_HEARTBEAT',
  eventId: 'e',
  epoch: 'a',
  to: 3,
  at,
  ...changes,
});

test('an image stands whatever stood before; a change of what stands leads on', () => {
  expect(stepScore(null, { type: 'SCORE_IMAGE', ...score })).toEqual({ kind: 'told', state: score });
  const clock = { elapsed: 5, at, rate: 0, end: null };
  expect(stepScore(score, change({ clock, incidents: [ball(2)], plays: [move(2)] }))).toEqual({
    kind: 'told',
    state: { ...score, to: 4, clock, incidents: [ball(1), ball(2)], plays: [move(1), move(2)] },
  });
});

test.each([
  ['a change of another epoch', change({ epoch: 'b' })],
  ['a change that skips a number', change({ from: 4, to: 5 })],
  ['a heartbeat beyond what stands', beat({ to: 4 })],
  ['a heartbeat of another epoch', beat({ epoch: 'b' })],
])('%s is a gap', (_, message) => {
  expect(stepScore(score, message)).toEqual({ kind: 'gap' });
});

test('a heartbeat of what stands changes its time alone; an unknown event is the last word', () => {
  const later = '2026-05-01T12:00:01.000Z';
  expect(stepScore(score, beat({ at: later }))).toEqual({ kind: 'told', state: { ...score, at: later } });
  expect(stepScore(score, { type: 'UNKNOWN_EVENT', eventId: 'e' })).toEqual({ kind: 'over' });
});
