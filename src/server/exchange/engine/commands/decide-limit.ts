import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { LimitCommand, LimitCommandResults } from './limit-commands.ts';
import { answerRealityCheck, setRealityCheck } from './reality-check.ts';
import { confirmLimit, setLimit } from './set-limit.ts';
import { askReturn, excludeSelf, takeTimeOut } from './take-break.ts';

/** Decides one command about limits and breaks, as `decide` does. */
export function decideLimit(
  state: ExchangeState,
  command: LimitCommand,
  effects: Effects,
): LimitCommandResults[LimitCommand['type']] {
  switch (command.type) {
    case 'SET_LIMIT':
      return setLimit(state, command, effects);
    case 'CONFIRM_LIMIT':
      return confirmLimit(state, command, effects);
    case 'TAKE_TIME_OUT':
      return takeTimeOut(state, command, effects);
    case 'EXCLUDE_SELF':
      return excludeSelf(state, command, effects);
    case 'ASK_RETURN':
      return askReturn(state, command, effects);
    case 'SET_REALITY_CHECK':
      return setRealityCheck(state, command, effects);
    case 'ANSWER_REALITY_CHECK':
      return answerRealityCheck(state, command, effects);
  }
}
