import type { Breaks } from './break.ts';
import type { Limit } from './limit.ts';

/** Minutes signed in between two reality checks. */
export const realityIntervals = [15, 30, 60] as const;
export type RealityInterval = (typeof realityIntervals)[number];

/** Everything that one bettor holds themselves to. */
export interface BettorLimits extends Breaks {
  /** Those that were ever set, in the order they were. */
  limits: readonly Limit[];
  /** null: none. */
  realityEvery: RealityInterval | null;
  /** When the last reality check was answered; null while none was. */
  realityAnsweredAt: string | null;
}

export const noLimits: BettorLimits = {
  limits: [],
  timedOutUntil: null,
  exclusion: null,
  realityEvery: null,
  realityAnsweredAt: null,
};

const isSame = (a: Pick<Limit, 'kind' | 'frame'>, b: Pick<Limit, 'kind' | 'frame'>): boolean =>
  a.kind === b.kind && a.frame === b.frame;

export const limitOf = ({ limits }: BettorLimits, which: Pick<Limit, 'kind' | 'frame'>): Limit | undefined =>
  limits.find((limit) => isSame(limit, which));

/** With this limit in the place of the one of its kind and frame. */
export function withLimit(all: BettorLimits, changed: Limit): BettorLimits {
  const { limits } = all;
  const isKnown = limits.some((limit) => isSame(limit, changed));
  const next = limits.map((limit) => (isSame(limit, changed) ? changed : limit));
  return { ...all, limits: isKnown ? next : [...next, changed] };
}

/** Without raises that wait, as when somebody excludes themselves. */
export const withoutRaises = (all: BettorLimits): BettorLimits => ({
  ...all,
  limits: all.limits.map((limit) => ({ ...limit, asked: null })),
});
