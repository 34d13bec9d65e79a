import { inPracticeMoney } from '#domain/money/practice-money.ts';
import { referralTexts } from '#domain/words/referral-words.ts';
import { limitRefusalText } from '#domain/words/limit-words.ts';
import type { Effects } from '../changes/effects.ts';
import { blockAccount } from '../commands/block-account.ts';
import { cancelAll } from '../commands/cancel-all.ts';
import { cashOut } from '../commands/cash-out.ts';
import type { Command, CommandResult } from '../commands/commands.ts';
import { decideLimit } from '../commands/decide-limit.ts';
import { instruct } from '../commands/instruct.ts';
import { limitAccount } from '../commands/limit-account.ts';
import { playRound } from '../commands/play-round.ts';
import { refuse, refuseCommand, refusePayment } from '../refusal.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { inPracticeMarket } from './in-practice-market.ts';

type PracticeCommand = Extract<Command, { type: 'OPEN_PRACTICE' | 'REFILL_PRACTICE' | 'KEEP_PRACTICE' }>;
type AccountCommand = Exclude<Extract<Command, { accountId: string }>, PracticeCommand>;

/** Whether a command is about practice accounts alone. */
export const isOfPractice = (command: Command): command is PracticeCommand =>
  command.type.endsWith('_PRACTICE');

/**
 * Decides a command of a practice account, in the exchange of practice accounts. Payments, and limits on money, are
 * refused.
 */
export function decidePractice(
  state: ExchangeState,
  command: AccountCommand,
  effects: Effects,
): CommandResult {
  const result = decideOwn(state, command, effects);
  return result.status === 'ACCEPTED' ? result : { ...result, message: inPracticeMoney(result.message) };
}

function decideOwn(state: ExchangeState, command: AccountCommand, effects: Effects): CommandResult {
  const { practice } = state;
  const { practice: its } = effects;
  switch (command.type) {
    case 'INSTRUCT':
      return inPracticeMarket(state, command, () => instruct(practice, command, its));
    case 'CASH_OUT':
      return inPracticeMarket(state, command, () => cashOut(practice, command, its));
    case 'CANCEL_ALL':
      return cancelAll(practice, command, its);
    case 'PLAY_ROUND':
      return playRound(practice, command, its);
    case 'LIMIT_ACCOUNT':
      return limitAccount(practice, command, its);
    case 'BLOCK_ACCOUNT':
      return blockAccount(practice, command, its);
    case 'OPEN_ACCOUNT':
      return { status: 'ACCEPTED' };
    case 'GIVE_UP':
      return refuse(command.clientId, { code: 'GIVEN_UP' });
    case 'ASK_DEPOSIT':
    case 'GIVE_UTR':
    case 'ASK_WITHDRAWAL':
    case 'TRANSFER':
    case 'SAVE_PAYEE':
      return refusePayment(command.clientId, 'PRACTICE_ACCOUNT');
    case 'SET_LIMIT':
      if (command.kind !== 'SESSION')
        return refuseCommand('PRACTICE_ACCOUNT', limitRefusalText('PRACTICE_ACCOUNT'));
      return decideLimit(practice, command, its);
    case 'CONFIRM_LIMIT':
    case 'TAKE_TIME_OUT':
    case 'EXCLUDE_SELF':
    case 'ASK_RETURN':
    case 'SET_REALITY_CHECK':
    case 'ANSWER_REALITY_CHECK':
      return decideLimit(practice, command, its);
    case 'REFER':
      return refuseCommand('PRACTICE_ACCOUNT', referralTexts.PRACTICE_ACCOUNT);
    case 'FUND_ACCOUNT':
    case 'SET_ROLLING_RATE':
      return refuseCommand('PRACTICE_ACCOUNT', 'Practice accounts have practice money only.');
    default:
      return refuseCommand('UNKNOWN_ACCOUNT', 'There is no such account.');
  }
}
