import { z } from 'zod';
import { defineCall } from './call.ts';
import { event } from './reference.ts';
import { id, text } from './values.ts';

/** An event that has ended. `result` says how its main market ended, in words; empty if it has none. */
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
