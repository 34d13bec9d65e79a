import { z } from 'zod';
import { defineCall } from './call.ts';
import { raceConditions } from './event-facts.ts';
import { event } from './reference.ts';
import { siteKey, text } from './values.ts';

const listedRace = event
  .pick({
    exEventId: true,
    sportId: true,
    eventName: true,
    eventTime: true,
    tournamentId: true,
    inPlay: true,
    ended: true,
    marketIds: true,
  })
  .extend({
    race: raceConditions,
    runners: z.int().nonnegative().describe('How many start, or have started'),
    result: text.describe('Who won its main market; empty while that is not settled'),
  });
export type ListedRace = z.output<typeof listedRace>;

export const listRaces = defineCall({
  name: 'listRaces',
  summary: 'The races to come and in running, and those of the last two hours, by start',
  tag: 'Reference',
  method: 'POST',
  auth: 'none',
  path: '/reference/races',
  body: siteKey,
  data: z.array(listedRace),
});
