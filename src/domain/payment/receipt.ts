import { formatMoney } from '../money/money.ts';
import { formatMoment } from '../words/moment.ts';
import { paymentTitle } from '../words/payment-title.ts';
import { paymentStateWords } from '../words/payment-words.ts';
import type { BettorPayment } from './bettor-payment.ts';
import { movedBy } from './payment-figures.ts';
import { isOpen } from './payment.ts';
import { formatUtr } from './utr.ts';

/** What a receipt says, line by line, whatever it is written as. */
export interface Receipt {
  title: string;
  rows: readonly (readonly [name: string, value: string])[];
  note: string;
}

/** A payment of which something is still expected has none yet. */
export const hasReceipt = ({ state }: BettorPayment): boolean => !isOpen(state);

/** A deposit's figure is what came; the others' is what was asked. Both are the ledger's, to the minor unit. */
export function receiptOf(payment: BettorPayment, zone: string): Receipt {
  const { kind, state, amount, came, reference, utr, payee, payTo, steps } = payment;
  const words = paymentStateWords({ kind, state, amount, came, reason: steps.at(-1)?.reason ?? null });
  const moved = movedBy(payment);
  const at = (time: string) => `${formatMoment(time, zone)} (${zone})`;
  const stepRow = (step: (typeof steps)[number]) => {
    const { label } = paymentStateWords({ kind, state: step.state, amount, came, reason: null });
    return [label, at(step.at)] as const;
  };
  const rows: (readonly [string, string])[] = [
    ['Payment', paymentTitle(payment)],
    ['Reference', reference],
    ...(utr ? [['UTR', formatUtr(utr)] as const] : []),
    ...(payTo ? [['Paid to', `${payTo.name}, ${payTo.account}`] as const] : []),
    ...(payee ? [['Sent to', payee.label] as const] : []),
    ['Asked for', formatMoney(amount)],
    ...(came === null ? [] : [['Came', formatMoney(came)] as const]),
    // What the desk takes of one that was paid twice stands in the statement.
    ...(state === 'PAID_TWICE'
      ? []
      : [
          [
            'Moved in your wallet',
            moved === null ? formatMoney(0) : formatMoney(moved, { sign: true }),
          ] as const,
        ]),
    ['State', words.label],
    ...steps.map(stepRow),
  ];
  return { title: `Layline receipt ${reference}`, rows, note: words.body };
}

/** As plain text: one line a row. */
export const receiptText = ({ title, rows, note }: Receipt): string =>
  [title, '', ...rows.map(([name, value]) => `${name}: ${value}`), '', note, ''].join('\n');
