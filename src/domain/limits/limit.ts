import type { FrameKind } from './frame.ts';

/**
 * What a bettor may hold themselves to: what is paid in, what is lost, what one bet risks (minor units), and how long
 * they are signed in (minutes).
 */
export const limitKinds = ['DEPOSIT', 'LOSS', 'STAKE', 'SESSION'] as const;
export type LimitKind = (typeof limitKinds)[number];

/** `BET`: it is about each bet, whenever that is. */
export const limitFrames = ['DAY', 'WEEK', 'MONTH', 'BET'] as const;
export type LimitFrame = (typeof limitFrames)[number];

const frames: Readonly<Record<LimitKind, readonly LimitFrame[]>> = {
  DEPOSIT: ['DAY', 'WEEK', 'MONTH'],
  LOSS: ['DAY', 'WEEK', 'MONTH'],
  STAKE: ['BET'],
  SESSION: ['DAY'],
};

/** Whether there is such a limit. */
export const isLimit = ({ kind, frame }: Pick<Limit, 'kind' | 'frame'>): boolean =>
  frames[kind].includes(frame);

/** A raise that was asked for, or with null that the limit go away. Times are in RFC 3339. */
export interface AskedRaise {
  amount: number | null;
  at: string;
}

export interface Limit {
  kind: LimitKind;
  frame: LimitFrame;
  /** What holds now; null for no limit. */
  amount: number | null;
  /** Since when it holds; null while there never was one. */
  since: string | null;
  asked: AskedRaise | null;
}

/** A limit over a calendar frame. */
export type FrameLimit = Limit & { frame: FrameKind };

const hour = 3_600_000;
const waitBeforeYes = 24 * hour;
const timeForYes = 7 * 24 * hour;

const after = (at: string, ms: number): string => new Date(Date.parse(at) + ms).toISOString();

/** From when until before when a raise may be confirmed. */
export const confirmableFrom = ({ at }: AskedRaise): string => after(at, waitBeforeYes);
export const confirmableUntil = ({ at }: AskedRaise): string => after(at, waitBeforeYes + timeForYes);

/** The raise that waits for its second yes, or null: one that is not confirmed in time lapses. */
export const raiseAt = ({ asked }: Limit, at: string): AskedRaise | null =>
  asked && at < confirmableUntil(asked) ? asked : null;

export const noLimit = (kind: LimitKind, frame: LimitFrame): Limit => ({
  kind,
  frame,
  amount: null,
  since: null,
  asked: null,
});

const isHigher = (amount: number | null, than: number | null): boolean =>
  than !== null && (amount === null || amount > than);

/**
 * The limit after its bettor has asked for this amount (null: for no limit) at that time. A first or a lower one holds at
 * once and ends a raise that was asked for; the same one only does that. A higher one is asked for, and begins to wait
 * anew if it was before.
 */
export function changedLimit(limit: Limit, amount: number | null, at: string): Limit {
  if (isHigher(amount, limit.amount)) return { ...limit, asked: { amount, at } };
  return { ...limit, amount, since: amount === limit.amount ? limit.since : at, asked: null };
}

/** The limit after the second yes to its raise, or why that cannot be given. */
export function confirmedLimit(limit: Limit, at: string): Limit | 'NOTHING_ASKED' | 'TOO_EARLY' {
  const asked = raiseAt(limit, at);
  if (!asked) return 'NOTHING_ASKED';
  return at < confirmableFrom(asked)
    ? 'TOO_EARLY'
    : { ...limit, amount: asked.amount, since: at, asked: null };
}

/** What is left of a limit. */
export const leftOf = (limit: number, used: number): number => Math.max(0, limit - used);
