import type { PaymentMethod } from '#domain/payment/payment-method.ts';
import type { PaymentRefusalCode, PaymentRefusalFacts } from '#domain/words/payment-words.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';

/** The most payments of a kind that an account may have under way. */
const mostOpen = 10;

export type PaymentRefusal = [code: PaymentRefusalCode, facts?: PaymentRefusalFacts];

/** Refuses what the method cannot do. */
export function methodRefusal(
  { payments }: ExchangeState,
  account: AccountState,
  kind: PaymentMethod['kind'],
  method: PaymentMethod,
  amount: number,
): PaymentRefusal | null {
  if (method.kind !== kind) return ['UNKNOWN_METHOD'];
  const { off } = payments;
  if (off.has(`method:${method.methodId}`) || off.has(`provider:${method.providerId}`)) return ['METHOD_OFF'];
  if (amount < method.least) return ['AMOUNT_TOO_SMALL', { limit: method.least }];
  if (amount > method.most) return ['AMOUNT_TOO_LARGE', { limit: method.most }];
  const open = [...(account.purse?.payments.values() ?? [])].filter((payment) => payment.kind === kind);
  return open.length >= mostOpen ? ['TOO_MANY_OPEN'] : null;
}

/** Refuses to take out what is at risk in bets. */
export const availableRefusal = (
  { available }: Pick<AccountState, 'available'>,
  amount: number,
): PaymentRefusal | null => (amount > available ? ['INSUFFICIENT_BALANCE', { limit: available }] : null);
