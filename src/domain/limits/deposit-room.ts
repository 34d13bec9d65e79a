import { monthsAfter } from './break.ts';
import type { SeenLimits } from './limit-change.ts';
import type { FrameKind } from './frame.ts';

/** What a deposit limit leaves room for. Money in minor units, times in RFC 3339. */
export interface DepositRoom {
  frame: FrameKind;
  limit: number;
  used: number;
  left: number;
  /** When the limit starts anew. */
  until: string;
  /** Since when it has held, if that is so long that its bettor is asked whether it still fits; otherwise null. */
  oldSince: string | null;
}

/** After so many months a bettor is asked whether a limit still fits. */
const monthsUntilAsked = 6;

/** The deposit limit that leaves least, at `now`; null if there is none. */
export function depositRoom({ limits, zone }: SeenLimits, now: string): DepositRoom | null {
  const rooms = limits.flatMap(({ kind, frame, amount, since, used, left, until }): DepositRoom[] => {
    if (kind !== 'DEPOSIT' || frame === 'BET') return [];
    if (amount === null || used === null || left === null || until === null) return [];
    const isOld = since !== null && monthsAfter(since, monthsUntilAsked, zone) <= now;
    return [{ frame, limit: amount, used, left, until, oldSince: isOld ? since : null }];
  });
  // Of two that leave the same, the one that holds longer.
  return rooms.sort((a, b) => a.left - b.left || (a.until > b.until ? -1 : 1))[0] ?? null;
}

/** Whether a bettor has ever said if they want a deposit limit. */
export const hasChosenDepositLimit = ({ limits }: SeenLimits): boolean =>
  limits.some(({ kind }) => kind === 'DEPOSIT');
