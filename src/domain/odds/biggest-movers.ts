import type { BestOdds } from './chances.ts';
import { decidedChance } from './decided.ts';

/** How far back a move is measured, minutes: long enough for bets to be matched, short enough to be news. */
export const moversMinutes = 10;

/** What was matched on the runner meanwhile: less may be one bettor's whim, minor units … */
const leastMatched = 500_00;
/** … and its chance moved at least so far, basis points. */
const leastMove = 300;

/** A runner's price as it was and as it is. Odds in hundredths. */
export interface Move {
  was: number;
  now: number;
  /** Backers' stakes in between, minor units. */
  matched: number;
}

/** The chance that odds stand for, basis points. */
export const impliedChance = (odds: number): number => Math.round(1_000_000 / odds);

/** How far a runner's chance moved, basis points: up where its price shortened. */
export const chanceMoved = ({ was, now }: Pick<Move, 'was' | 'now'>): number =>
  impliedChance(now) - impliedChance(was);

/**
 * What a price last matched at comes to now: what is offered says more once it has left that behind. It is never less than
 * can be backed, nor more than can be laid.
 */
export const priceNow = (matched: number, { toBack, toLay }: BestOdds): number =>
  Math.min(Math.max(matched, toBack ?? matched), toLay ?? Infinity);

/**
 * The runners whose chances moved far, for money, none of them as good as sure or beaten; the furthest first, of equals one
 * that shortened.
 */
export function biggestMovers<M extends Move>(moves: readonly M[]): M[] {
  const far = (move: M) => Math.abs(chanceMoved(move));
  const isOpen = ({ now }: M) =>
    impliedChance(now) < decidedChance && impliedChance(now) > 10_000 - decidedChance;
  return moves
    .filter((move) => move.matched >= leastMatched && far(move) >= leastMove && isOpen(move))
    .sort((a, b) => far(b) - far(a) || chanceMoved(b) - chanceMoved(a));
}

interface Mover {
  eventId: string;
  marketId: string;
  runnerId: string;
}

export const moverId = ({ marketId, runnerId }: Mover): string => JSON.stringify([marketId, runnerId]);

/**
 * One runner of each event, since one side's gain is the other's loss: the one that is shown already, so that the two do
 * not take turns, else the first.
 */
export function oneOfEach<M extends Mover>(movers: readonly M[], shown: readonly string[]): M[] {
  const byEvent = new Map<string, M>();
  for (const mover of movers)
    if (!byEvent.has(mover.eventId) || shown.includes(moverId(mover))) byEvent.set(mover.eventId, mover);
  return [...byEvent.values()];
}
