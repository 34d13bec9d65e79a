import { houseAccounts } from '../ledger/house-accounts.ts';
import type { BettorPaymentCommand, PaymentCommand } from '../commands/payment-commands.ts';
import { newIdentity, type RequestIdentity } from './new-identity.ts';

/**
 * What a repeated command about payments is recognised by; null for those that need no protection. The ids that were
 * made for a command are not among its contents. Every text begins with `["PAY`, so that storage keeps it for good.
 */
export function paymentIdentity(command: PaymentCommand): RequestIdentity | null {
  switch (command.type) {
    case 'ASK_DEPOSIT':
    case 'GIVE_UTR':
    case 'ASK_WITHDRAWAL':
    case 'TRANSFER':
    case 'SAVE_PAYEE':
      return newIdentity(command.accountId, command.clientId, JSON.stringify(contentsOf(command)));
    case 'GRANT_BONUS': {
      // A grant is made once, whoever gets it: its id is a client id of the account that pays it.
      const { accountId, grantId, amount, times, product, until } = command;
      const contents = JSON.stringify(['PAY_GRANT', accountId, amount, times, product, until]);
      return newIdentity(houseAccounts.bonus, grantId, contents);
    }
    case 'CLOSE_UNMATCHED': {
      // What is given away is a payment with a client id like any other, which its owner can read.
      const { bankId, to } = command;
      if ('backBy' in to) return null;
      return newIdentity(to.accountId, to.paymentId, JSON.stringify(['PAY_GIVEN', bankId]));
    }
    case 'REMOVE_PAYEE':
    case 'STEP_PAYMENT':
    case 'MONEY_CAME':
    case 'END_PAYMENTS':
    case 'CLOSE_PAID_TWICE':
    case 'SET_SWITCH':
    case 'BLOCK_ACCOUNT':
    case 'SET_ROLLING_RATE':
    case 'NOTE_AUDIT':
      return null;
  }
}

function contentsOf(command: BettorPaymentCommand): (string | number | null)[] {
  switch (command.type) {
    case 'ASK_DEPOSIT':
      return ['PAY_DEPOSIT', command.method.methodId, command.amount];
    case 'GIVE_UTR':
      return ['PAY_UTR', command.paymentId, command.utr];
    case 'ASK_WITHDRAWAL': {
      const { method, payeeId, payeeVersion, amount } = command;
      return ['PAY_WITHDRAWAL', method.methodId, payeeId, payeeVersion, amount];
    }
    case 'TRANSFER':
      return ['PAY_TRANSFER', command.direction, command.amount];
    case 'SAVE_PAYEE': {
      const { payeeId, isNew, holder, bank, account } = command;
      return ['PAY_PAYEE', isNew ? null : payeeId, holder, bank, account];
    }
  }
}
