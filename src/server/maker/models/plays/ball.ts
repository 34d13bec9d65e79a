import {
  boundaryMetres,
  type BallDetail,
  type BallLength,
  type BallLine,
  type Shot,
  type WicketKind,
} from '#domain/market/play.ts';
import type { Random } from '../../random.ts';
import type { Bowling } from '../cricket/dismissal.ts';
import { around, pickWeighted, type Weighted } from './draw.ts';

/** What is known of a ball before it is drawn out. */
export interface BallFacts extends Pick<BallDetail, 'moment' | 'side' | 'bowler' | 'batter' | 'runs'> {
  isWide: boolean;
  wicket: WicketKind | null;
  bowling: Bowling;
}

const speeds = { FAST: [139, 4], MEDIUM: [126, 4], SPIN: [89, 4] } as const;

interface ShotForm {
  lines: readonly BallLine[];
  lengths: readonly BallLength[];
  /** Degrees between which the ball goes; above 359 they go on from 0. */
  from: number;
  to: number;
}

const anyLine: readonly BallLine[] = ['OUTSIDE_OFF', 'OFF', 'MIDDLE', 'LEG'];
/** Of a batter who bats right-handed, as all do here. */
const forms: Readonly<Record<Shot, ShotForm>> = {
  NONE: { lines: ['OUTSIDE_OFF', 'OFF'], lengths: ['GOOD', 'SHORT'], from: 0, to: 0 },
  DEFENCE: { lines: anyLine, lengths: ['GOOD', 'YORKER'], from: 315, to: 420 },
  DRIVE: { lines: ['OUTSIDE_OFF', 'OFF', 'MIDDLE'], lengths: ['FULL', 'GOOD'], from: 345, to: 420 },
  CUT: { lines: ['OUTSIDE_OFF'], lengths: ['SHORT'], from: 75, to: 120 },
  PULL: { lines: ['OFF', 'MIDDLE', 'LEG'], lengths: ['SHORT'], from: 245, to: 300 },
  SWEEP: { lines: ['MIDDLE', 'LEG'], lengths: ['FULL', 'GOOD'], from: 215, to: 265 },
  FLICK: { lines: ['MIDDLE', 'LEG'], lengths: ['FULL', 'GOOD'], from: 270, to: 325 },
  GLANCE: { lines: ['LEG'], lengths: ['GOOD', 'FULL'], from: 200, to: 235 },
  LOFT: { lines: ['OFF', 'MIDDLE', 'LEG'], lengths: ['FULL', 'GOOD'], from: 300, to: 400 },
};

/** Of a ball that is run for: one, two or three. All these weights are judged: no source has them. */
const runShots: Weighted<Shot> = [
  ['FLICK', 28],
  ['DRIVE', 26],
  ['CUT', 14],
  ['PULL', 14],
  ['SWEEP', 10],
  ['GLANCE', 8],
];
/** Of a ball that is not. */
const shotsByRuns: Readonly<Record<number, Weighted<Shot>>> = {
  0: [
    ['DEFENCE', 42],
    ['NONE', 22],
    ['DRIVE', 18],
    ['CUT', 9],
    ['PULL', 9],
  ],
  4: [
    ['DRIVE', 34],
    ['CUT', 20],
    ['PULL', 18],
    ['SWEEP', 10],
    ['GLANCE', 10],
    ['FLICK', 8],
  ],
  6: [
    ['LOFT', 60],
    ['PULL', 26],
    ['SWEEP', 14],
  ],
};
const shotsOfCatches: Weighted<Shot> = [
  ['LOFT', 45],
  ['DRIVE', 20],
  ['PULL', 20],
  ['CUT', 15],
];

/** Metres, lowest and highest, by runs. Four and six reach the boundary, and nothing else does. */
const reach: Readonly<Record<number, readonly [least: number, most: number]>> = {
  0: [2, 26],
  1: [12, 56],
  2: [38, boundaryMetres - 4],
  3: [52, boundaryMetres - 2],
  4: [boundaryMetres, boundaryMetres + 4],
  6: [boundaryMetres + 2, 98],
};

/** Draws how a ball came to what the model decided. */
export function ballPlay(facts: BallFacts, random: Random): BallDetail {
  const { moment, side, bowler, batter, runs, isWide, wicket, bowling } = facts;
  const [mean, deviation] = speeds[bowling];
  const shot = isWide ? 'NONE' : wicket ? shotOut(wicket, random) : shotFor(runs, random);
  const form = forms[shot];
  const isStruck = shot !== 'NONE' && (wicket === null || wicket === 'CAUGHT');
  const [least, most] = wicket ? ([20, boundaryMetres - 4] as const) : (reach[runs] ?? [0, 0]);
  return {
    kind: 'BALL',
    moment,
    side,
    bowler,
    batter,
    speed: around(random, mean, deviation),
    line: isWide ? 'WIDE' : wicket && wicket !== 'CAUGHT' ? lineOut(wicket, random) : random.pick(form.lines),
    length: wicket === 'BOWLED' ? random.pick(['YORKER', 'FULL', 'GOOD']) : random.pick(form.lengths),
    shot,
    runs,
    wicket,
    angle: isStruck ? random.integer(form.from, form.to) % 360 : 0,
    distance: isStruck ? random.integer(least, most) : 0,
  };
}

const shotFor = (runs: number, random: Random): Shot => pickWeighted(random, shotsByRuns[runs] ?? runShots);

/** A batter who is stumped, bowled or leg before has missed. */
const shotOut = (wicket: WicketKind, random: Random): Shot =>
  wicket === 'CAUGHT' ? pickWeighted(random, shotsOfCatches) : 'NONE';

/** What hits the stumps, or would have, is on them. */
const lineOut = (wicket: WicketKind, random: Random): BallLine =>
  wicket === 'STUMPED' ? random.pick(['OUTSIDE_OFF', 'OFF']) : random.pick(['OFF', 'MIDDLE', 'LEG']);
