import { onBreakAt, type OnBreak } from '#domain/limits/break.ts';
import { itemAt } from '#domain/must.ts';
import type { Balance } from '#contract/account.ts';
import type { MarketBook, RunnerBook } from '#contract/market.ts';
import type { Order, Position } from '#contract/order.ts';
import type { Grant, Payee, Payment } from '#contract/payments.ts';
import { isSettledOnNumber } from '#domain/market/market-kind.ts';
import type { StoredGrant, StoredPayee, StoredPayment } from '../records/payments.ts';
import type { AccountState } from '../state/account-state.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { MarketState } from '../state/market-state.ts';
import { toOrder } from '../state/order-record.ts';
import { shownLevels } from '../matching/shown-levels.ts';

/** The state in the contract's types. Every function returns a copy that later commands don't change. */

export const toBalance = ({ balance, exposure }: AccountState): Balance => ({
  bankBalance: balance,
  exposure,
});

export function toPosition({ market, risk, exposure }: MarketPosition): Position {
  const { marketId, runners, numberOfWinners, kind } = market.definition;
  const outcomes: Position['outcomes'] = [];
  let netStake = 0;
  const all = risk.outcomes();
  for (let at = 0; at < all.length; at++) {
    const { ifWins, ifLoses } = itemAt(all, at);
    const { runnerId } = itemAt(runners, at);
    outcomes.push(numberOfWinners > 1 ? { runnerId, ifWins, ifLoses } : { runnerId, ifWins });
    netStake -= ifLoses;
  }
  if (!isSettledOnNumber(kind)) return { marketId, outcomes, netStake, exposure };
  return { marketId, outcomes, netStake, numbers: risk.numbers(), exposure };
}

/** A market with every price level, without its place in a stream. */
export const toBook = (market: MarketState): Pick<MarketBook, 'definition' | 'runners' | 'matched'> => ({
  definition: market.definition,
  runners: market.definition.runners.map(({ runnerId }, index): RunnerBook => {
    const { lastOdds, matched } = itemAt(market.runners, index);
    return {
      runnerId,
      toBack: [...shownLevels(market, index, 'toBack')],
      toLay: [...shownLevels(market, index, 'toLay')],
      lastOdds,
      matched,
    };
  }),
  matched: market.matched,
});

/** The break that the account takes at that moment; null if it takes none. */
export const toBreak = ({ selfExcluded, limits }: AccountState, at: string): OnBreak | null =>
  selfExcluded ? { why: 'SELF_EXCLUDED', until: null } : limits && onBreakAt(limits.all, at);

export interface AccountContents {
  balance: Balance;
  /** Orders in unsettled markets with an unmatched or matched stake. */
  orders: Order[];
  /** Without empty ones. */
  positions: Position[];
  /** Open ones. */
  payments: Payment[];
}

export function toAccount(account: AccountState): AccountContents {
  const positions = [...account.positions.values()].filter((position) => !position.isEmpty);
  return {
    balance: toBalance(account),
    orders: positions.flatMap(({ open, ended }) => [...ended.values(), ...open.values()].map(toOrder)),
    positions: positions.map(toPosition),
    payments: [...(account.purse?.payments.values() ?? [])].map(toPayment),
  };
}

/** A payment as its owner sees it. */
export function toPayment(stored: StoredPayment): Payment {
  const { accountId: _1, providerId: _2, bankId: _3, payTarget: _4, leftOver: _5, ...payment } = stored;
  return payment;
}

/** A grant as its owner sees it. */
export function toGrant({ accountId: _, ...grant }: StoredGrant): Grant {
  return grant;
}

/** A payee as its owner sees it. */
export const toPayee = ({ payeeId, label, holder, heldUntil, version }: StoredPayee): Payee => ({
  payeeId,
  label,
  holder,
  heldUntil,
  version,
});
