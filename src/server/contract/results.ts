import { z } from 'zod';
import { defineCall } from './call.ts';
import { raceConditions } from './event-facts.ts';
import { createEvent } from './operator.ts';
import { event } from './reference.ts';
import { publishScore } from './score.ts';
import { id, odds, text } from './values.ts';

const raceResult = z.object({
  conditions: raceConditions,
  /** By place; as many as were told. */
  finishers: z.array(
    z.object({
      place: z.int().positive(),
      name: text,
      number: z.int().positive().nullable(),
      beatenBy: z
        .int()
        .nonnegative()
        .nullable()
        .default(null)
        .describe('By how much the one in front of it was ahead, hundredths of a length'),
      startingPrice: odds.nullable().describe('In the market on the winner'),
      placeDividend: odds
        .nullable()
        .describe(
          'What a place paid for 1 staked at the place market’s starting price; null: it was not placed',
        ),
    }),
  ),
  /** With the basis points that each took off the others' odds. */
  nonRunners: z.array(z.object({ name: text, reductionFactor: z.int() })),
});
export type RaceResult = z.output<typeof raceResult>;

/** An event that has ended. `result` says how its main market ended, or what was recorded; empty if neither is known. */
export const eventResult = event.extend({
  result: text,
  /** Null if it was no race, or nothing was told of it. */
  race: raceResult.nullable().default(null),
});
export type EventResult = z.infer<typeof eventResult>;

export const listResults = defineCall({
  name: 'listResults',
  summary: 'The events of a sport that have ended, the last to start first',
  tag: 'Markets',
  method: 'GET',
  path: '/sports/:sportId/results',
  auth: 'none',
  params: z.strictObject({ sportId: id }),
  query: z.strictObject({
    /** The last event of the page before this one. */
    after: id.optional(),
    /** Of that tournament alone. */
    tournamentName: text.optional(),
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  data: z.array(eventResult),
});

export const getEventResult = defineCall({
  name: 'getEventResult',
  summary: 'How an event ended; null while it has not',
  tag: 'Markets',
  method: 'GET',
  path: '/events/:eventId/result',
  auth: 'none',
  params: z.strictObject({ eventId: id }),
  data: eventResult.nullable(),
  refusals: ['UNKNOWN_EVENT'],
});

export const recordResult = defineCall({
  name: 'recordResult',
  summary:
    'Record an event that has ended and never had a market here, with its score and result in words. ' +
    'The same again changes nothing, other facts replace the recorded ones; an event with markets is left alone',
  tag: 'Operator',
  auth: 'operator',
  method: 'PUT',
  path: '/operator/results/:eventId',
  params: z.strictObject({ eventId: id }),
  body: createEvent.body.extend({ ...publishScore.body.shape, result: text.min(1).max(200) }),
  data: eventResult,
  refusals: ['UNKNOWN_SPORT', 'EVENT_HAS_MARKETS', 'EVENT_NOT_BEGUN'],
});
