import type { Effects } from '../changes/effects.ts';
import type { TransactionKind } from '../records/ledger.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { houseAccounts } from './house-accounts.ts';
import { post } from './post.ts';

interface Move {
  kind: TransactionKind;
  from: AccountState;
  to: AccountState;
  amount: number;
  reference: string;
}

/** Moves money from one account to another. */
export function moveMoney(state: ExchangeState, move: Move, effects: Effects): void {
  const { kind, from, to, amount, reference } = move;
  const entries = [
    [from, -amount],
    [to, amount],
  ] as const;
  post(state.numbers, effects, { kind, marketId: null, reference, entries });
}

/** Whether so much more can come in: all that accounts hold came from these two, so every balance is exact. */
export function canHold(state: ExchangeState, amount: number): boolean {
  const { funding, bonus } = houseAccounts;
  return state.account(funding).balance + state.account(bonus).balance - amount >= Number.MIN_SAFE_INTEGER;
}
