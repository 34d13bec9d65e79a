import { parseMoney } from '../money/money.ts';
import { signUpMessages } from '../words/sign-up-words.ts';
import type { FrameKind } from './frame.ts';

export interface DepositLimit {
  frame: FrameKind;
  /** Minor units. */
  amount: number;
}

/** A deposit limit as it stands in a form; empty for none. */
export interface TypedDepositLimit {
  limit: string;
  frame: FrameKind;
}

/** Reads a deposit limit; `problem` says what is wrong with it. */
export function readDepositLimit({ limit, frame }: TypedDepositLimit): {
  depositLimit: DepositLimit | null;
  problem?: string;
} {
  if (limit.trim() === '') return { depositLimit: null };
  const amount = parseMoney(limit);
  if (amount === null) return { depositLimit: null, problem: signUpMessages.limitUnreadable };
  if (amount === 0) return { depositLimit: null, problem: signUpMessages.limitZero };
  return { depositLimit: { frame, amount } };
}
