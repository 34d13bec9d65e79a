import { noLimits } from '#domain/limits/bettor-limits.ts';
import type { Effects } from '../changes/effects.ts';
import { keepLimits } from '../limits/keep-limits.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type {
  AnswerRealityCheckCommand,
  LimitCommandResults,
  SetRealityCheckCommand,
} from './limit-commands.ts';

/** Sets how often a bettor is asked to look up. The clock begins with the first interval, and goes on at others. Throws when there is no such account. */
export function setRealityCheck(
  state: ExchangeState,
  { accountId, every }: SetRealityCheckCommand,
  effects: Effects,
): LimitCommandResults['SET_REALITY_CHECK'] {
  const account = state.account(accountId);
  const before = account.limits?.all ?? noLimits;
  const isOn = before.realityEvery !== null;
  const all = {
    ...before,
    realityEvery: every,
    realityAnsweredAt: isOn ? before.realityAnsweredAt : effects.at,
  };
  keepLimits(state, account, all, { act: 'REALITY_CHECK_SET', reason: String(every ?? 'off') }, effects);
  return { status: 'ACCEPTED', every };
}

/** Notes that a bettor has looked up. Throws when there is no such account. */
export function answerRealityCheck(
  state: ExchangeState,
  { accountId }: AnswerRealityCheckCommand,
  effects: Effects,
): LimitCommandResults['ANSWER_REALITY_CHECK'] {
  const { at } = effects;
  const account = state.account(accountId);
  const all = { ...(account.limits?.all ?? noLimits), realityAnsweredAt: at };
  keepLimits(state, account, all, { act: 'REALITY_CHECK_ANSWERED', reason: at }, effects);
  return { status: 'ACCEPTED', at };
}
