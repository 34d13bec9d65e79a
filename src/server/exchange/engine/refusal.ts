import type { InstructionResult, Refused } from '#contract/order.ts';
import type { PaymentRefused } from '#contract/payments.ts';
import {
  paymentRefusalText,
  type PaymentRefusalCode,
  type PaymentRefusalFacts,
} from '#domain/words/payment-words.ts';
import { formatMoment } from '#domain/words/moment.ts';
import { refusalText, type RefusalCode, type RefusalFacts } from '#domain/words/refusal-words.ts';
import type { ExchangeState } from './state/exchange-state.ts';
import { toOrder, type OrderRecord } from './state/order-record.ts';

/** A reason for refusing, not yet tied to a client id. */
export interface Refusal<Code extends RefusalCode = RefusalCode> {
  code: Code;
  facts?: RefusalFacts;
}

export type RefusedWith<Code extends RefusalCode> = Refused & { code: Code };

export const refuse = <Code extends RefusalCode>(
  clientId: string,
  { code, facts = {} }: Refusal<Code>,
): RefusedWith<Code> => ({
  status: 'REFUSED',
  clientId,
  code,
  message: refusalText(code, facts),
  ...facts,
});

/** Refuses a payment of a bettor. The engine does not know their time zone, so its message tells moments in UTC. */
export const refusePayment = (
  clientId: string,
  code: PaymentRefusalCode,
  facts: PaymentRefusalFacts = {},
): PaymentRefused => ({
  status: 'REFUSED',
  clientId,
  code,
  message: paymentRefusalText(code, {
    ...facts,
    until: facts.until && `${formatMoment(facts.until, 'UTC')} UTC`,
  }),
  ...facts,
});

/** A refused command changed nothing. */
export interface CommandRefused<Code extends string> {
  status: 'REFUSED';
  code: Code;
  message: string;
}

export const refuseCommand = <Code extends string>(code: Code, message: string): CommandRefused<Code> => ({
  status: 'REFUSED',
  code,
  message,
});

export const accept = (
  clientId: string,
  orders: readonly OrderRecord[],
  fills: { odds: number; stake: number }[] = [],
): InstructionResult => ({
  status: 'ACCEPTED',
  clientId,
  orders: orders.map(toOrder),
  fills,
});

export const noMarket = (state: ExchangeState, marketId: string) =>
  state.closedMarkets.has(marketId)
    ? refuseCommand('MARKET_CLOSED', refusalText('MARKET_CLOSED'))
    : refuseCommand('UNKNOWN_MARKET', refusalText('UNKNOWN_MARKET'));
