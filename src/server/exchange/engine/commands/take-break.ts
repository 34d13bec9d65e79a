import { noLimits, withoutRaises } from '#domain/limits/bettor-limits.ts';
import { monthsAfter, timeOutEnd } from '#domain/limits/break.ts';
import { limitRefusalText } from '#domain/words/limit-words.ts';
import type { Effects } from '../changes/effects.ts';
import { keepLimits } from '../limits/keep-limits.ts';
import { endRest } from '../matching/execute-order.ts';
import { keepGrant } from '../payments/count-risk.ts';
import { refuseCommand } from '../refusal.ts';
import { breakOf } from '../risk/order-checks.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type {
  AskReturnCommand,
  ExcludeSelfCommand,
  LimitCommandResults,
  TakeTimeOutCommand,
} from './limit-commands.ts';

const notShorter = () => refuseCommand('NOT_SHORTER', limitRefusalText('NOT_SHORTER'));

/** Begins a time-out, or lengthens it. Throws when there is no such account. */
export function takeTimeOut(
  state: ExchangeState,
  { accountId, length }: TakeTimeOutCommand,
  effects: Effects,
): LimitCommandResults['TAKE_TIME_OUT'] {
  const account = state.account(accountId);
  const all = account.limits?.all ?? noLimits;
  const until = timeOutEnd(length, effects.at, account.limitZone);
  if (all.timedOutUntil !== null && until <= all.timedOutUntil) return notShorter();
  keepLimits(state, account, { ...all, timedOutUntil: until }, { act: 'TIMED_OUT', reason: until }, effects);
  endOpen(account, 'TIMED_OUT', effects);
  return { status: 'ACCEPTED', until };
}

/**
 * Excludes a bettor, or for longer. What is open is cancelled, bets in their delay lapse, and so do raises that wait and
 * grants. Matched bets stand. Throws when there is no such account.
 */
export function excludeSelf(
  state: ExchangeState,
  { accountId, months }: ExcludeSelfCommand,
  effects: Effects,
): LimitCommandResults['EXCLUDE_SELF'] {
  const { at } = effects;
  const account = state.account(accountId);
  const all = account.limits?.all ?? noLimits;
  const before = breakOf(account, at) === 'SELF_EXCLUDED' ? all.exclusion : null;
  const until = monthsAfter(at, months, account.limitZone);
  if (before && until <= before.until) return notShorter();
  const exclusion = { since: before?.since ?? at, until, returnAskedAt: null };
  const act = { act: 'SELF_EXCLUDED', reason: until };
  keepLimits(state, account, { ...withoutRaises(all), exclusion }, act, effects);
  endOpen(account, 'SELF_EXCLUDED', effects);
  for (const grant of account.purse?.grants.values() ?? [])
    keepGrant(state, { ...grant, state: 'LAPSED', endedAt: at }, effects);
  return { status: 'ACCEPTED', exclusion };
}

/** Asks to bet again after an exclusion has ended: that is so a day later. Throws when there is no such account. */
export function askReturn(
  state: ExchangeState,
  { accountId }: AskReturnCommand,
  effects: Effects,
): LimitCommandResults['ASK_RETURN'] {
  const { at } = effects;
  const account = state.account(accountId);
  const all = account.limits?.all ?? noLimits;
  const { exclusion } = all;
  if (!exclusion || breakOf(account, at) !== 'SELF_EXCLUDED')
    return refuseCommand('NOT_EXCLUDED', limitRefusalText('NOT_EXCLUDED'));
  if (at < exclusion.until) return refuseCommand('TOO_EARLY', limitRefusalText('TOO_EARLY'));
  // A second ask does not make the wait longer.
  const asked = { ...exclusion, returnAskedAt: exclusion.returnAskedAt ?? at };
  keepLimits(state, account, { ...all, exclusion: asked }, { act: 'RETURN_ASKED', reason: at }, effects);
  return { status: 'ACCEPTED', exclusion: asked };
}

/** Cancels what waits on a book, and lapses what waits for its delay. */
function endOpen(account: AccountState, why: 'TIMED_OUT' | 'SELF_EXCLUDED', effects: Effects): void {
  for (const { open } of account.positions.values())
    for (const order of open.values()) {
      if (order.delayEndsAt === null) endRest(order, 'cancelled', null, effects);
      else endRest(order, 'lapsed', why, effects);
    }
}
