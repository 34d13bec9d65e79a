import { z } from 'zod';
import { defineCall } from './call.ts';
import { id, text } from './values.ts';

/** Who scored what in a cricket match. It changes with every ball, and is told and asked for beside the score. */

const name = text.min(1).max(100);
const count = z.int().min(0).max(100_000);

const batter = z.object({
  name,
  runs: count,
  balls: count,
  fours: count,
  sixes: count,
  howOut: text.max(250).nullable().describe('Null: not out'),
});

const bowler = z.object({
  name,
  balls: count.describe('Without wides and no-balls'),
  runs: count,
  wickets: count,
});

const innings = z.object({
  side: z.enum(['HOME', 'AWAY']).describe('The side that bats'),
  runs: count,
  wickets: count,
  balls: count,
  extras: count,
  batters: z.array(batter).max(15).describe('In batting order, those who came in'),
  bowlers: z.array(bowler).max(15).describe('In the order in which they came on'),
});

const scorecard = z.object({
  eventId: id,
  innings: z.array(innings).max(4).describe('In their order; none before a ball was bowled'),
});
export type Scorecard = z.output<typeof scorecard>;
export type ScorecardInnings = z.output<typeof innings>;

const byEvent = z.strictObject({ eventId: id });

export const getScorecard = defineCall({
  name: 'getScorecard',
  summary: 'Batters and bowlers of a cricket match, ended ones too',
  tag: 'Markets',
  method: 'GET',
  path: '/events/:eventId/scorecard',
  auth: 'none',
  params: byEvent,
  data: scorecard,
  refusals: ['UNKNOWN_EVENT'],
});

export const putScorecard = defineCall({
  name: 'putScorecard',
  summary: 'Tell the scorecard of a cricket match; it replaces the one told before',
  tag: 'Operator',
  auth: 'operator',
  method: 'PUT',
  path: '/operator/events/:eventId/scorecard',
  params: byEvent,
  body: z.strictObject({ innings: scorecard.shape.innings }),
  data: scorecard,
  refusals: ['UNKNOWN_EVENT'],
});
