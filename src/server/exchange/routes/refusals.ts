import type { Refused } from '#contract/order.ts';
import type { PaymentRefused } from '#contract/payments.ts';
import { isRefusalCode } from '#domain/words/refusal-words.ts';

/** Whether a bet may be refused like this. Payments have codes of their own, and some that bets have too. */
export const isOfBet = (refused: Refused | PaymentRefused): refused is Refused => isRefusalCode(refused.code);
