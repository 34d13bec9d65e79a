import type { PaymentRefused } from '#contract/payments.ts';
import { paymentRefusalText, type PaymentRefusalCode } from '#domain/words/payment-words.ts';
import { refuseCall } from './errors.ts';

/** A refusal of a bettor's command that is known before the engine is asked. */
export const refusedWith = (
  clientId: string,
  code: PaymentRefusalCode,
  facts: Pick<PaymentRefused, 'limit'> = {},
): PaymentRefused => ({
  status: 'REFUSED',
  clientId,
  code,
  message: paymentRefusalText(code, facts),
  ...facts,
});

/** There is no such payment of the caller's. */
export const unknownPayment = () => refuseCall('UNKNOWN_PAYMENT', paymentRefusalText('UNKNOWN_PAYMENT'));
