import { minorToDecimalText } from '../money/money.ts';
import type { BettorPayment } from './bettor-payment.ts';

/** Opens a UPI app with whom, what and under which reference to pay; null where it is not paid to a UPI id. */
export function upiLink({ payTo, amount, reference }: BettorPayment): string | null {
  if (!payTo?.account.includes('@')) return null;
  const fields = {
    pa: payTo.account,
    pn: payTo.name,
    am: minorToDecimalText(amount),
    cu: 'INR',
    tn: reference,
  };
  // A form's encoding would write a blank as a plus, which UPI apps show as one.
  const query = Object.entries(fields).map(([name, value]) => `${name}=${encodeURIComponent(value)}`);
  return `upi://pay?${query.join('&')}`;
}
