import { cancelAll } from './cancel-all.ts';
import { cashOut } from './cash-out.ts';
import type { Command, CommandResult, ResultOf } from './commands.ts';
import { createMarket } from './create-market.ts';
import { decideLimit } from './decide-limit.ts';
import { decidePayment } from './decide-payment.ts';
import { Effects } from '../changes/effects.ts';
import { endDelays } from './end-delays.ts';
import { decidePractice, isOfPractice } from '../practice/decide-practice.ts';
import { forgetPractice, keepPractice } from '../practice/keep-practice.ts';
import { openPractice, refillPractice } from '../practice/practice-money.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { fundAccount } from './fund-account.ts';
import { instruct } from './instruct.ts';
import { limitAccount } from './limit-account.ts';
import { openAccount } from './open-account.ts';
import { playRound } from './play-round.ts';
import { publishRules } from './publish-rules.ts';
import { refer } from './refer.ts';
import { refuse } from '../refusal.ts';
import { removeRunner } from './remove-runner.ts';
import { setMarketStatus } from './set-market-status.ts';
import { setQuotes } from './set-quotes.ts';
import { resettleMarket } from './resettle-market.ts';
import { settleMarket } from './settle-market.ts';
import { voidBets } from './void-bets.ts';

export interface Decision<C extends Command> {
  result: ResultOf<C>;
  /** What to write and tell. The state has already changed. */
  effects: Effects;
}

/**
 * Decides one command and changes the state. The state, the command and the time (RFC 3339) determine everything. A
 * refused command changes nothing, not even the next numbers. `effects` collects the changes of all commands in one
 * commit. Throws only on what must never happen; the state can't be used after that.
 */
export function decide<C extends Command>(
  state: ExchangeState,
  command: C,
  at: string,
  effects?: Effects,
): Decision<C>;
// The compiler cannot tell in here which result goes with which command.
export function decide(
  state: ExchangeState,
  command: Command,
  at: string,
  effects: Effects = new Effects(at),
): Decision<Command> {
  return { result: resultOf(state, command, effects), effects };
}

function resultOf(state: ExchangeState, command: Command, effects: Effects): CommandResult {
  if ('accountId' in command && state.practice.accounts.has(command.accountId) && !isOfPractice(command))
    return decidePractice(state, command, effects);
  switch (command.type) {
    case 'INSTRUCT':
      return instruct(state, command, effects);
    case 'CANCEL_ALL':
      return cancelAll(state, command, effects);
    case 'END_DELAYS':
      return endDelays(state, effects);
    case 'CASH_OUT':
      return cashOut(state, command, effects);
    case 'GIVE_UP':
      return refuse(command.clientId, { code: 'GIVEN_UP' });
    case 'PLAY_ROUND':
      return playRound(state, command, effects);
    case 'CREATE_MARKET':
      return createMarket(state, command, effects);
    case 'SET_MARKET_STATUS':
      return alsoInPractice(setMarketStatus, state, command, effects);
    case 'SET_QUOTES':
      return setQuotes(state, command, effects);
    case 'REMOVE_RUNNER':
      return alsoInPractice(removeRunner, state, command, effects);
    case 'VOID_BETS':
      return alsoInPractice(voidBets, state, command, effects);
    case 'RESETTLE_MARKET':
      return resettleMarket(state, command, effects);
    case 'SETTLE_MARKET':
      return alsoInPractice(settleMarket, state, command, effects);
    case 'FUND_ACCOUNT':
      return fundAccount(state, command, effects);
    case 'LIMIT_ACCOUNT':
      return limitAccount(state, command, effects);
    case 'PUBLISH_RULES':
      return publishRules(state, command, effects);
    case 'OPEN_ACCOUNT':
      return openAccount(state, command, effects);
    case 'REFER':
      return refer(state, command, effects);
    case 'OPEN_PRACTICE':
      return openPractice(state, command, effects);
    case 'REFILL_PRACTICE':
      return refillPractice(state, command, effects);
    case 'KEEP_PRACTICE':
      return keepPractice(state, command, effects);
    case 'FORGET_PRACTICE':
      return forgetPractice(state, command);
    case 'SET_LIMIT':
    case 'CONFIRM_LIMIT':
    case 'TAKE_TIME_OUT':
    case 'EXCLUDE_SELF':
    case 'ASK_RETURN':
    case 'SET_REALITY_CHECK':
    case 'ANSWER_REALITY_CHECK':
      return decideLimit(state, command, effects);
    default:
      return decidePayment(state, command, effects);
  }
}

/** Does to a market of practice accounts what was done to the real one, in ledger transactions of its own. */
function alsoInPractice<C extends Command & { marketId: string }, Result extends CommandResult>(
  act: (state: ExchangeState, command: C, effects: Effects) => Result,
  state: ExchangeState,
  command: C,
  effects: Effects,
): Result {
  const result = act(state, command, effects);
  const { practice } = state;
  if (result.status === 'ACCEPTED' && practice.markets.has(command.marketId))
    act(practice, command, effects.practice);
  return result;
}
