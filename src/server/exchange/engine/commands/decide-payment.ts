import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { askDeposit } from './ask-deposit.ts';
import { askWithdrawal } from './ask-withdrawal.ts';
import { blockAccount } from './block-account.ts';
import { closePaidTwice } from './close-paid-twice.ts';
import { closeUnmatched } from './close-unmatched.ts';
import { endPayments } from './end-payments.ts';
import { giveUtr } from './give-utr.ts';
import { grantBonus } from './grant-bonus.ts';
import { moneyCame } from './money-came.ts';
import { removePayee, savePayee } from './payees.ts';
import type { PaymentCommand, PaymentCommandResults } from './payment-commands.ts';
import { stepPayment } from './step-payment.ts';
import { setRollingRate } from './set-rolling-rate.ts';
import { noteAudit, setSwitch } from './switches.ts';
import { transfer } from './transfer.ts';

/** Decides one command about payments, as `decide` does. */
export function decidePayment(
  state: ExchangeState,
  command: PaymentCommand,
  effects: Effects,
): PaymentCommandResults[PaymentCommand['type']] {
  switch (command.type) {
    case 'ASK_DEPOSIT':
      return askDeposit(state, command, effects);
    case 'GIVE_UTR':
      return giveUtr(state, command, effects);
    case 'ASK_WITHDRAWAL':
      return askWithdrawal(state, command, effects);
    case 'TRANSFER':
      return transfer(state, command, effects);
    case 'SAVE_PAYEE':
      return savePayee(state, command, effects);
    case 'REMOVE_PAYEE':
      return removePayee(state, command, effects);
    case 'STEP_PAYMENT':
      return stepPayment(state, command, effects);
    case 'MONEY_CAME':
      return moneyCame(state, command, effects);
    case 'END_PAYMENTS':
      return endPayments(state, effects);
    case 'CLOSE_UNMATCHED':
      return closeUnmatched(state, command, effects);
    case 'CLOSE_PAID_TWICE':
      return closePaidTwice(state, command, effects);
    case 'GRANT_BONUS':
      return grantBonus(state, command, effects);
    case 'SET_SWITCH':
      return setSwitch(state, command, effects);
    case 'BLOCK_ACCOUNT':
      return blockAccount(state, command, effects);
    case 'SET_ROLLING_RATE':
      return setRollingRate(state, command, effects);
    case 'NOTE_AUDIT':
      return noteAudit(state, command, effects);
  }
}
