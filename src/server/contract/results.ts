import { z } from 'zod';
import { defineCall } from './call.ts';
import { createEvent } from './operator.ts';
import { event } from './reference.ts';
import { publishScore } from './score.ts';
import { id, text } from './values.ts';

/** An event that has ended. `result` says how its main market ended, or what was recorded; empty if neither is known. */
export const eventResult = event.extend({ result: text });
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
    limit: z.coerce.number().int().min(1).max(100).default(20),
  }),
  data: z.array(eventResult),
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
