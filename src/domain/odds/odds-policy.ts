import type { Side } from '../bet/side.ts';

/**
 * What to do with a take (a bet at a price as it was clicked) when that price has moved: take no other price; only a
 * better one; or one up to some ticks worse.
 */
export type OddsPolicy = 'NEVER' | 'BETTER' | 'WITHIN';

export interface Take {
  policy: OddsPolicy;
  /** WITHIN: how many ticks worse may be taken; ignored by the others. */
  ticks: number;
}

/** How many ticks worse one price is than another for the taker: a backer wants high odds, a layer low ones. */
export const ticksWorse = (side: Side, clicked: number, offered: number): number =>
  side === 'BACK' ? clicked - offered : offered - clicked;

/** The worst tick at which a take may be matched. May be past the ladder's ends. */
export function worstTick({ policy, ticks }: Take, side: Side, clicked: number): number {
  if (policy !== 'WITHIN') return clicked;
  return side === 'BACK' ? clicked - ticks : clicked + ticks;
}

/** Whether a take stands when the best price is now at tick `offered` (null: there is none any more). */
export function isStillTaken(take: Take, side: Side, clicked: number, offered: number | null): boolean {
  if (offered === null) return false;
  const worse = ticksWorse(side, clicked, offered);
  if (take.policy === 'NEVER') return worse === 0;
  return worse <= (take.policy === 'WITHIN' ? take.ticks : 0);
}
