import { z } from 'zod';
import { incidentsKept } from '#domain/market/scoreboard.ts';
import { playsKept } from '#domain/market/play.ts';
import { defineCall } from './call.ts';
import { play } from './play.ts';
import { score } from './reference.ts';
import { separately } from './understood.ts';
import { id, text, time } from './values.ts';

/** Scoreboard, match clock, ball-by-ball incidents and plays: a stream of its own beside the event's. */

const figure = text.max(16);
const side = z.enum(['HOME', 'AWAY']);

const scoreboard = z.object({
  columns: z.array(figure).max(8).readonly(),
  /** One figure per column. */
  home: z.array(figure).max(8).readonly(),
  away: z.array(figure).max(8).readonly(),
  /** The side that bats or serves. */
  active: side.nullable(),
  detail: text.max(120),
});

const matchClock = z.object({
  elapsed: z.int().nonnegative().describe('Whole seconds played at `at`'),
  at: time,
  rate: z.int().min(0).max(100_000_000).describe('Milliseconds of the match in a second; 0: it stands'),
  end: z.int().nonnegative().nullable().describe('Seconds at which it stops by itself'),
});

const incident = z.object({
  number: z.int32().positive().describe('Within the event, from 1, upwards; a number is told once'),
  moment: text.max(20),
  weight: z.enum(['PLAY', 'NOTABLE', 'KEY']),
  side: side.nullable(),
  mark: text.max(8),
  text: text.max(200),
  at: time,
});

/** Everything known about an event's score at one sequence number. */
export const scoreState = z.object({
  eventId: id,
  /** Numbers of different epochs cannot be compared. */
  epoch: text,
  to: z.int().nonnegative(),
  at: time,
  board: scoreboard.nullable(),
  clock: matchClock.nullable(),
  /** The newest, oldest first. */
  incidents: separately(z.array(incident).max(incidentsKept)),
  /** The newest, oldest first. They are kept in memory: after a restart of the exchange they begin anew. */
  plays: separately(z.array(play).max(playsKept)),
});
export type ScoreState = z.infer<typeof scoreState>;

export const getScore = defineCall({
  name: 'getScore',
  summary: 'Scoreboard, clock, incidents and newest plays of an event, ended ones too',
  tag: 'Markets',
  method: 'GET',
  path: '/events/:eventId/score',
  auth: 'none',
  params: z.strictObject({ eventId: id }),
  data: scoreState,
  refusals: ['UNKNOWN_EVENT'],
});

export const publishScore = defineCall({
  name: 'publishScore',
  summary:
    'Tell the score line, the scoreboard, the clock, what happened and how it came about; what was told before changes nothing',
  tag: 'Operator',
  auth: 'operator',
  method: 'POST',
  path: '/operator/events/:eventId/score',
  params: z.strictObject({ eventId: id }),
  body: z.strictObject({
    /** The event's short score, as lists show it. */
    score: score.optional(),
    board: scoreboard.optional(),
    clock: matchClock.optional(),
    incidents: z.array(incident).max(incidentsKept),
    plays: z.array(play).max(playsKept).optional(),
  }),
  data: scoreState.pick({ eventId: true, epoch: true, to: true }),
  refusals: ['UNKNOWN_EVENT'],
});

export const scoreImage = scoreState.extend({ type: z.literal('SCORE_IMAGE') });

/** Only what changed: an absent field is unchanged. */
export const scoreChange = z.object({
  type: z.literal('SCORE_CHANGE'),
  eventId: id,
  epoch: text,
  from: z.int(),
  to: z.int(),
  at: time,
  board: scoreboard.optional(),
  clock: matchClock.optional(),
  /** The new incidents, oldest first. */
  incidents: separately(z.array(incident)),
  /** The new plays, oldest first. */
  plays: separately(z.array(play)),
});

export const scoreHeartbeat = scoreState
  .pick({ eventId: true, epoch: true, to: true, at: true })
  .extend({ type: z.literal('SCORE_HEARTBEAT') });

/** An event, requested itself or for its score, that does not exist. */
export const unknownEvent = z.object({ type: z.literal('UNKNOWN_EVENT'), eventId: id });

export type ScoreImage = z.infer<typeof scoreImage>;
export type ScoreChange = z.infer<typeof scoreChange>;
export type ScoreHeartbeat = z.infer<typeof scoreHeartbeat>;
export type ScoreMessage = ScoreImage | ScoreChange | ScoreHeartbeat | z.infer<typeof unknownEvent>;
