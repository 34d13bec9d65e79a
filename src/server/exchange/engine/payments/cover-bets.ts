import { heldForBets } from '#domain/words/payment-words.ts';
import type { Effects } from '../changes/effects.ts';
import { cancelOpen } from '../commands/cancel-open.ts';
import { isHouseAccount } from '../ledger/house-accounts.ts';
import type { StoredPayment } from '../records/payments.ts';
import type { AccountState } from '../state/account-state.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import type { MarketState } from '../state/market-state.ts';
import { takeStep } from './take-step.ts';

/**
 * After a correction: where less is left than is at risk, withdrawals that are held come back, the newest first, until
 * the bets are covered. If they still are not, what is unmatched is cancelled; the rest is owed. The house is never
 * asked. A maker is treated like a bettor: it must not offer what it cannot pay.
 */
export function coverBets(state: ExchangeState, accounts: Iterable<AccountState>, effects: Effects): void {
  for (const account of accounts) {
    if (account.owed === 0 || isHouseAccount(account.accountId)) continue;
    for (const payment of heldOf(account)) {
      if (account.owed === 0) break;
      const step = { to: 'REFUSED', reason: heldForBets, bankId: null, amount: payment.amount } as const;
      takeStep(state, payment, step, effects);
    }
    if (account.owed === 0) continue;
    for (const { market } of account.positions.values()) cancelOpen(account, market, effects);
  }
}

/** The newest first. */
const heldOf = ({ purse }: AccountState): StoredPayment[] =>
  [...(purse?.payments.values() ?? [])]
    .filter(({ state }) => state === 'HELD')
    .sort((a, b) => (isNewer(a, b) ? -1 : 1));

const isNewer = (a: StoredPayment, b: StoredPayment): boolean =>
  a.askedAt === b.askedAt ? a.paymentId > b.paymentId : a.askedAt > b.askedAt;

export const accountsIn = ({ positions }: MarketState): AccountState[] =>
  [...positions.values()].map(({ account }) => account);
