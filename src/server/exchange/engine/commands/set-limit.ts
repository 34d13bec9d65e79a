import { limitOf, noLimits, withLimit } from '#domain/limits/bettor-limits.ts';
import { changedLimit, confirmedLimit, isLimit, noLimit, type Limit } from '#domain/limits/limit.ts';
import { limitRefusalText } from '#domain/words/limit-words.ts';
import type { Effects } from '../changes/effects.ts';
import { isCounted } from '../limits/counted-kinds.ts';
import { keepLimits } from '../limits/keep-limits.ts';
import { refuseCommand } from '../refusal.ts';
import { breakOf } from '../risk/order-checks.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { ConfirmLimitCommand, LimitCommandResults, SetLimitCommand } from './limit-commands.ts';

/** Sets a limit, lowers it, or asks to raise it. Throws when there is no such account. */
export function setLimit(
  state: ExchangeState,
  { accountId, kind, frame, amount, sums }: SetLimitCommand,
  effects: Effects,
): LimitCommandResults['SET_LIMIT'] {
  const { at } = effects;
  if (!isLimit({ kind, frame })) return refused('UNKNOWN_LIMIT');
  const account = state.account(accountId);
  const limit = changedLimit(heldBy(account, { kind, frame }), amount, at);
  if (limit.asked && breakOf(account, at) === 'SELF_EXCLUDED') return refused('SELF_EXCLUDED');
  const isToCount = isCounted(kind) && !account.limits?.isCounting;
  if (isToCount && account.lastTransactionId > sums.lastTransactionId) return refused('CHANGED_MEANWHILE');
  if (isToCount) account.heldLimits().startCounting(sums);
  keep(state, account, limit, limit.asked ? 'RAISE_ASKED' : 'LIMIT_SET', effects);
  return { status: 'ACCEPTED', held: limit };
}

/** Raises a limit that was asked to be raised. Throws when there is no such account. */
export function confirmLimit(
  state: ExchangeState,
  { accountId, kind, frame }: ConfirmLimitCommand,
  effects: Effects,
): LimitCommandResults['CONFIRM_LIMIT'] {
  const account = state.account(accountId);
  const limit = confirmedLimit(heldBy(account, { kind, frame }), effects.at);
  if (typeof limit === 'string') return refused(limit);
  keep(state, account, limit, 'RAISE_CONFIRMED', effects);
  return { status: 'ACCEPTED', held: limit };
}

const heldBy = ({ limits }: AccountState, which: Pick<Limit, 'kind' | 'frame'>): Limit =>
  (limits && limitOf(limits.all, which)) ?? noLimit(which.kind, which.frame);

function keep(
  state: ExchangeState,
  account: AccountState,
  limit: Limit,
  act: string,
  effects: Effects,
): void {
  const { kind, frame, amount, asked } = limit;
  const reason = `${kind} ${frame} ${(asked ?? { amount }).amount ?? 'none'}`;
  keepLimits(state, account, withLimit(account.limits?.all ?? noLimits, limit), { act, reason }, effects);
}

const refused = <Code extends Parameters<typeof limitRefusalText>[0]>(code: Code) =>
  refuseCommand(code, limitRefusalText(code));
