import type { RealityInterval } from './bettor-limits.ts';
import type { TimeOut } from './break.ts';
import type { AskedRaise, LimitFrame, LimitKind } from './limit.ts';

/** A limit as its bettor sees it: how it stands, and what of it is used. Money in minor units, times in RFC 3339. */
export interface SeenLimit {
  kind: LimitKind;
  frame: LimitFrame;
  amount: number | null;
  since: string | null;
  /** Confirmed from `from` until before `until`. */
  asked: (AskedRaise & { from: string; until: string }) | null;
  used: number | null;
  left: number | null;
  /** When it starts anew. */
  until: string | null;
}

/** What a bettor holds themselves to, as the exchange tells it. */
export interface SeenLimits {
  zone: string;
  limits: readonly SeenLimit[];
  timedOutUntil: string | null;
  exclusion: { since: string; until: string; backAt: string | null } | null;
  realityEvery: number | null;
}

/** What a bettor changes about it. */
export type LimitChange =
  | { type: 'SET'; kind: LimitKind; frame: LimitFrame; amount: number | null }
  | { type: 'CONFIRM'; kind: LimitKind; frame: LimitFrame }
  | { type: 'TIME_OUT'; length: TimeOut }
  | { type: 'EXCLUDE'; months: number }
  | { type: 'RETURN' }
  | { type: 'REALITY'; every: RealityInterval | null };

/** Whether it is asked once more: what cannot be taken back, and going without a limit. */
export const isAskedAgain = (change: LimitChange): boolean =>
  change.type === 'TIME_OUT' ||
  change.type === 'EXCLUDE' ||
  (change.type === 'SET' && change.amount === null);
