import { z } from 'zod';
import { defineCall } from './call.ts';
import { eventResult } from './results.ts';
import { id, text, time } from './values.ts';

/** Where teams, players and jockeys stand, and how two sides of an event have done. */

const name = text.max(100);
const columnsAtMost = 12;

const knockoutMatch = z.object({
  eventId: id.nullable().describe('Null while it is not known who plays'),
  home: name.nullable(),
  away: name.nullable(),
  /** Empty before its end. */
  homeScore: text.max(40),
  awayScore: text.max(40),
  winner: z.enum(['HOME', 'AWAY']).nullable(),
});

/** A table of a league, or the rounds of a knockout: it has rows or rounds. */
export const standing = z
  .object({
    tournamentId: id,
    tournamentName: text.min(1).max(200),
    season: text.max(60).describe('Which season or edition, in words'),
    /** What the rows are: `Team`, `Jockey`. */
    rowsAre: text.max(40),
    columns: z.array(z.object({ label: text.max(8), name: text.max(40) })).max(columnsAtMost),
    /** The first is the best. One figure per column. */
    rows: z.array(z.object({ name, figures: z.array(text.max(16)).max(columnsAtMost) })).max(64),
    /** The final last. */
    rounds: z.array(z.object({ name: text.max(40), matches: z.array(knockoutMatch).max(32) })).max(8),
  })
  .refine(({ columns, rows }) => rows.every(({ figures }) => figures.length === columns.length), {
    path: ['rows'],
    message: 'A row has one figure per column',
  });
export type Standing = z.infer<typeof standing>;

const bySport = z.strictObject({ sportId: id });

export const listStandings = defineCall({
  name: 'listStandings',
  summary: 'The tables of a sport’s leagues and the rounds of its knockouts; none if nobody has told them',
  tag: 'Markets',
  method: 'GET',
  path: '/sports/:sportId/standings',
  auth: 'none',
  params: bySport,
  data: z.array(standing),
});

export const putStandings = defineCall({
  name: 'putStandings',
  summary: 'Replace all tables of a sport',
  tag: 'Operator',
  auth: 'operator',
  method: 'PUT',
  path: '/operator/sports/:sportId/standings',
  params: bySport,
  body: z.strictObject({
    standings: z
      .array(standing)
      .max(32)
      .refine((all) => new Set(all.map(keyOf)).size === all.length, {
        message: 'A season of a tournament is there once',
      }),
  }),
  data: z.object({ standings: z.int() }),
  refusals: ['UNKNOWN_SPORT'],
});

function keyOf({ tournamentId, season }: { tournamentId: string; season: string }): string {
  return `${tournamentId} ${season}`;
}

/** How many meetings, and matches of each side, are listed at most. */
export const meetingsAtMost = 5;

const formMatch = z.object({
  eventId: id,
  eventTime: time,
  opponent: text,
  isHome: z.boolean(),
  /** `NO_RESULT`: it was void, or its result is none of the sides and no draw. */
  outcome: z.enum(['WON', 'DRAWN', 'LOST', 'NO_RESULT']),
  /** The own side's score first; empty if it is not known. */
  score: text,
});

export const getHeadToHead = defineCall({
  name: 'getHeadToHead',
  summary:
    'The last meetings of an event’s two sides before it, and the last matches of each, newest first; ' +
    'of an event without two sides, nothing',
  tag: 'Markets',
  method: 'GET',
  path: '/events/:eventId/head-to-head',
  auth: 'none',
  params: z.strictObject({ eventId: id }),
  data: z.object({
    eventId: id,
    meetings: z.array(eventResult).max(meetingsAtMost),
    /** Home, then away. */
    sides: z.array(z.object({ name: text, form: z.array(formMatch).max(meetingsAtMost) })).max(2),
  }),
  refusals: ['UNKNOWN_EVENT'],
});
