import { isTransactionKind, type TransactionKind } from '../report/transaction-kind.ts';

const kindTexts: Readonly<Record<TransactionKind, string>> = {
  deposit: 'Deposit',
  'payment-in': 'Deposit',
  'payment-in-back': 'Deposit taken back',
  withdrawal: 'Withdrawal',
  'withdrawal-back': 'Withdrawal given back',
  'withdrawal-paid': 'Withdrawal paid',
  'withdrawal-twice': 'Withdrawal paid twice',
  'withdrawal-taken': 'Paid twice, taken back',
  'write-off': 'Written off',
  unmatched: 'Deposit found',
  'unmatched-back': 'Deposit sent back',
  transfer: 'Transfer',
  bonus: 'Bonus',
  'rolling-commission': 'Rolling commission accrued',
  'rolling-reversal': 'Rolling commission taken back',
  'rolling-paid': 'Rolling commission',
  referral: 'Refer and earn accrued',
  'referral-reversal': 'Refer and earn taken back',
  'referral-paid': 'Refer and earn',
  'practice-grant': 'Practice money',
  settlement: 'Settlement',
  commission: 'Commission',
  rounding: 'Rounding',
  'settlement-reversal': 'Settlement taken back',
  'commission-reversal': 'Commission given back',
  'casino-stake': 'Casino stake',
  'casino-payout': 'Casino payout',
};

/** What an entry of the statement is called. One of a kind that only a newer exchange knows has the ledger's word. */
export const transactionKindText = (kind: string): string =>
  isTransactionKind(kind) ? kindTexts[kind] : kind;

/** Where the money of an entry for no market came from or went; null for an entry of another kind. */
export function fundText(kind: string, amount: number): string | null {
  switch (kind) {
    case 'deposit':
    case 'payment-in':
    case 'unmatched':
      return 'Into your account';
    case 'payment-in-back':
      return 'Your bank took it back';
    case 'withdrawal':
      return 'From your account';
    case 'withdrawal-back':
      return 'Back into your account';
    case 'withdrawal-taken':
      return 'It had been paid out to you twice';
    case 'transfer':
      return amount < 0 ? 'To the partner’s wallet' : 'From the partner’s wallet';
    case 'bonus':
      return 'You completed it';
    case 'rolling-paid':
    case 'referral-paid':
      return 'What had accrued';
    default:
      return null;
  }
}
