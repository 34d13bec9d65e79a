import { z } from 'zod';
import {
  ballLengths,
  ballLines,
  moveKinds,
  pointEndings,
  shots,
  strokes,
  wicketKinds,
  type Play,
} from '#domain/market/play.ts';
import { text, time } from './values.ts';

/** What a picture of an event is drawn from. `domain/market/play.ts` says what each figure means. */

const side = z.enum(['HOME', 'AWAY']);
/** More runners than any race has. */
const mostRunners = 40;
/** Thousandths of a pitch or court, and some room beside it. */
const place = z.int().min(-500).max(1_500);

const head = {
  number: z.int32().positive().describe('Within the event, upwards; numbers may be left out'),
  moment: text.max(20),
  at: time,
};

const ballPlay = z.object({
  kind: z.literal('BALL'),
  ...head,
  side,
  bowler: z.int().min(1).max(11).nullable(),
  batter: z.int().min(1).max(11).nullable(),
  speed: z.int().min(0).max(250).describe('Kilometres an hour'),
  line: z.enum(ballLines),
  length: z.enum(ballLengths),
  shot: z.enum(shots),
  runs: z.int().min(0).max(9),
  wicket: z.enum(wicketKinds).nullable(),
  angle: z.int().min(0).max(359).describe('Degrees from the line back to the bowler, clockwise'),
  distance: z.int().min(0).max(200).describe('Metres'),
});

const pointPlay = z.object({
  kind: z.literal('POINT'),
  ...head,
  server: side,
  winner: side,
  speed: z.int().min(0).max(300).describe('Kilometres an hour of the serve'),
  rally: z.int().min(0).max(200).describe('Strokes, the serve included; 0 for a double fault'),
  stroke: z.enum(strokes),
  ending: z.enum(pointEndings),
  x: place.describe('Thousandths from home’s baseline to away’s'),
  y: place.describe('Thousandths across the doubles court'),
  score: text.max(16),
});

const movePlay = z.object({
  kind: z.literal('MOVE'),
  ...head,
  side,
  what: z.enum(moveKinds),
  x: place.describe('Thousandths from home’s goal or basket to away’s'),
  y: place.describe('Thousandths across'),
  points: z.int().min(0).max(9),
});

const positionsPlay = z.object({
  kind: z.literal('POSITIONS'),
  ...head,
  distance: z.int().positive().max(100_000).describe('Metres of the whole race'),
  run: z
    .array(z.int().min(0).max(10_000_000).nullable())
    .max(mostRunners)
    .readonly()
    .describe('Centimetres, in the market’s order; null: it does not run'),
  lanes: z
    .array(z.int().min(0).max(1_000))
    .max(mostRunners)
    .readonly()
    .describe('Tenths of a lane from the rail'),
});

export const play: z.ZodType<Play, Play> = z.discriminatedUnion('kind', [
  ballPlay,
  pointPlay,
  movePlay,
  positionsPlay,
]);
