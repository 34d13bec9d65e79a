import type { RealityInterval } from '#domain/limits/bettor-limits.ts';
import type { Exclusion, TimeOut } from '#domain/limits/break.ts';
import type { Limit, LimitFrame, LimitKind } from '#domain/limits/limit.ts';
import type { StoredSums } from '../records/limits.ts';
import type { CommandRefused } from '../refusal.ts';

/** Commands by which bettors hold themselves to something. Each is sent by the bettor alone. */

interface OfBettor {
  accountId: string;
  clientId: string;
}

/** Sets a first limit or a lower one, or asks for a higher one. A repetition of what holds ends a raise that waits. */
export interface SetLimitCommand extends OfBettor {
  type: 'SET_LIMIT';
  kind: LimitKind;
  frame: LimitFrame;
  /** Minor units, or minutes; null for no limit. */
  amount: number | null;
  /** What was booked for the account in the current frames, as stored. Used for its first limit over a frame. */
  sums: StoredSums;
}

/** The second yes to a raise. */
export interface ConfirmLimitCommand extends OfBettor {
  type: 'CONFIRM_LIMIT';
  kind: LimitKind;
  frame: LimitFrame;
}

export interface TakeTimeOutCommand extends OfBettor {
  type: 'TAKE_TIME_OUT';
  length: TimeOut;
}

export interface ExcludeSelfCommand extends OfBettor {
  type: 'EXCLUDE_SELF';
  months: number;
}

/** Asks to bet again, after the end of an exclusion. */
export interface AskReturnCommand extends OfBettor {
  type: 'ASK_RETURN';
}

export interface SetRealityCheckCommand extends OfBettor {
  type: 'SET_REALITY_CHECK';
  every: RealityInterval | null;
}

export interface AnswerRealityCheckCommand extends OfBettor {
  type: 'ANSWER_REALITY_CHECK';
}

export type LimitCommand =
  | SetLimitCommand
  | ConfirmLimitCommand
  | TakeTimeOutCommand
  | ExcludeSelfCommand
  | AskReturnCommand
  | SetRealityCheckCommand
  | AnswerRealityCheckCommand;

type Refused<Code extends string> = CommandRefused<Code | 'CLIENT_ID_REUSED'>;

export interface LimitCommandResults {
  /** CHANGED_MEANWHILE: something was booked after the sums were read. SELF_EXCLUDED: who is may raise nothing. */
  SET_LIMIT:
    | { status: 'ACCEPTED'; held: Limit }
    | Refused<'UNKNOWN_LIMIT' | 'PRACTICE_ACCOUNT' | 'CHANGED_MEANWHILE' | 'SELF_EXCLUDED'>;
  CONFIRM_LIMIT: { status: 'ACCEPTED'; held: Limit } | Refused<'NOTHING_ASKED' | 'TOO_EARLY'>;
  TAKE_TIME_OUT: { status: 'ACCEPTED'; until: string } | Refused<'NOT_SHORTER'>;
  EXCLUDE_SELF: { status: 'ACCEPTED'; exclusion: Exclusion } | Refused<'NOT_SHORTER'>;
  ASK_RETURN: { status: 'ACCEPTED'; exclusion: Exclusion } | Refused<'NOT_EXCLUDED' | 'TOO_EARLY'>;
  SET_REALITY_CHECK: { status: 'ACCEPTED'; every: RealityInterval | null } | Refused<never>;
  ANSWER_REALITY_CHECK: { status: 'ACCEPTED'; at: string } | Refused<never>;
}
