import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, text } from './values.ts';

/** What is known of an event besides its markets: its occasion, and who takes part. All of it may be unknown. */

const name = text.min(1).max(100);
const colour = text.regex(/^#[0-9a-f]{6}$/, 'a colour is # and six small hexadecimal digits');
const country = text.regex(/^[A-Z]{2}$/, 'a country is two capital letters, ISO 3166-1 alpha-2');

export const raceConditions = z.object({
  course: name,
  number: z.int().min(1).max(99).describe('Its place among the races of the meeting'),
  races: z.int().min(1).max(99).nullable().default(null).describe('How many races the meeting has'),
  distance: z.int().min(1).max(100_000).describe('Metres'),
  going: text.max(40).nullable().default(null),
  class: z.int().min(1).max(99).nullable().default(null).describe('1 is the best'),
});

const ride = z.object({
  number: z.int().min(1).max(99).describe('Of the saddlecloth'),
  draw: z.int().min(1).max(99).nullable().default(null).describe('The stall'),
  jockey: name.nullable().default(null),
  trainer: name.nullable().default(null),
  age: z.int().min(1).max(40).nullable().default(null).describe('Years'),
  weight: z.int().min(1).max(200_000).nullable().default(null).describe('Carried, grammes'),
  form: z
    .array(z.int().min(0).max(99))
    .max(10)
    .default([])
    .describe('Where it finished in its last races, the latest last; 0: it did not finish'),
});

const entrant = z.object({
  name: name.describe('As the runners of the event’s markets are named that stand for it'),
  country: country.nullable().default(null),
  /** A team's kit or a horse's silks. */
  colours: z.object({ main: colour, trim: colour }).nullable().default(null),
  ranking: z.int().min(1).max(100_000).nullable().default(null),
  seeding: z.int().min(1).max(1_000).nullable().default(null),
  lineUp: z.array(name).max(40).default([]).describe('Those who play, in their order'),
  ride: ride.nullable().default(null),
  finish: z.int().min(1).max(99).nullable().default(null).describe('Its place, once the race is over'),
  beatenBy: z
    .int()
    .min(0)
    .max(100_000)
    .nullable()
    .default(null)
    .describe('By how much the one in front of it was ahead at the finish, hundredths of a length'),
});
export type EntrantFacts = z.output<typeof entrant>;

const facts = z.object({
  round: text.max(60).nullable().default(null),
  season: z
    .int()
    .min(0)
    .max(1_000_000_000)
    .nullable()
    .default(null)
    .describe('Counts a tournament’s seasons'),
  ground: text.max(100).nullable().default(null),
  country: country.nullable().default(null).describe('Of the ground'),
  race: raceConditions.nullable().default(null),
  entrants: z
    .array(entrant)
    .max(64)
    .default([])
    .refine((all) => new Set(all.map((one) => one.name)).size === all.length, 'two entrants have one name'),
});

const byEvent = z.strictObject({ eventId: id });

/** An event of which nothing was told has nulls and no entrants. */
const eventFacts = facts.extend({ eventId: id });
export type EventFacts = z.output<typeof eventFacts>;

export const getEventFacts = defineCall({
  name: 'getEventFacts',
  summary: 'Round, ground, race conditions and entrants of an event, ended ones too',
  tag: 'Markets',
  method: 'GET',
  path: '/events/:eventId/facts',
  auth: 'none',
  params: byEvent,
  data: eventFacts,
  refusals: ['UNKNOWN_EVENT'],
});

export const putEventFacts = defineCall({
  name: 'putEventFacts',
  summary: 'Tell what is known of an event; it replaces what was told before',
  tag: 'Operator',
  auth: 'operator',
  method: 'PUT',
  path: '/operator/events/:eventId/facts',
  params: byEvent,
  body: z.strictObject(facts.shape),
  data: eventFacts,
  refusals: ['UNKNOWN_EVENT'],
});
