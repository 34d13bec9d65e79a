import type { MarketDefinition } from '#contract/market.ts';
import { houseAccounts } from '../ledger/house-accounts.ts';
import { post } from '../ledger/post.ts';
import { payOut, type Payouts } from '../settlement/winner-market.ts';
import type { AccountState } from './account-state.ts';
import type { CommandResults, OperatorCommand } from './commands.ts';
import type { Effects } from './effects.ts';
import type { ExchangeState } from './exchange-state.ts';
import { lapseAll, noMarket, redefine } from './market-commands.ts';
import type { MarketPosition } from './market-position.ts';
import type { MarketState } from './market-state.ts';
import { refuseCommand } from './refusal.ts';

type SettleMarket = Extract<OperatorCommand, { type: 'SETTLE_MARKET' }>;

/** Closes the market: what is unmatched lapses, positions are paid and are gone, and the market leaves the state. */
export function settleMarket(
  state: ExchangeState,
  { marketId, winners }: SettleMarket,
  effects: Effects,
): CommandResults['SETTLE_MARKET'] {
  const market = state.markets.get(marketId);
  if (!market) return noMarket(state, marketId);
  const [winner] = winners;
  const index = winner === undefined ? null : market.runnerIndex.get(winner);
  if (index === undefined) return refuseCommand('UNKNOWN_RUNNER', 'There is no such runner in this market.');
  lapseAll(market, 'MARKET_CLOSED', effects);
  redefine(market, closed(market.definition, index), effects);
  pay(state, market, index, effects);
  for (const position of market.positions.values()) clear(position, effects);
  state.markets.delete(marketId);
  state.closedMarkets.add(marketId);
  return { status: 'ACCEPTED', definition: market.definition };
}

const closed = (definition: MarketDefinition, winner: number | null): MarketDefinition => ({
  ...definition,
  status: 'CLOSED',
  suspendReason: null,
  voided: winner === null,
  runners: definition.runners.map((runner, at) =>
    winner === null || runner.status === 'REMOVED'
      ? runner
      : { ...runner, status: at === winner ? 'WINNER' : 'LOSER' },
  ),
});

/** Pays everybody who had something matched; a void market pays nothing and says so. */
function pay(state: ExchangeState, market: MarketState, winner: number | null, effects: Effects): void {
  const { definition } = market;
  const shares = [...market.positions.values()]
    .filter(({ hasMatched }) => hasMatched)
    .map(({ account, matched }) => ({ account, result: winner === null ? 0 : matched[winner]! }));
  if (shares.length === 0) return;
  const payouts = payOut(shares, definition.commissionRate);
  const result = winner === null ? 'Void' : definition.runners[winner]!.name;
  const transactionId = postPayouts(state, definition.marketId, result, payouts, effects);
  payouts.payouts.forEach(({ account, profit, commission }, at) => {
    const { accountId } = account;
    const settlementId = `${transactionId}-${at + 1}`;
    const { marketId } = definition;
    const row = { settlementId, marketId, accountId, result, profit, commission, at: effects.at };
    effects.settled({ row, definition });
  });
}

/** Gives the number of the transaction that paid the winnings. */
function postPayouts(
  { accounts, numbers }: ExchangeState,
  marketId: string,
  reference: string,
  { payouts, remainder, commission }: Payouts<AccountState>,
  effects: Effects,
): number {
  const house = (id: string) => accounts.get(id)!;
  const transactionId = post(numbers, effects, {
    kind: 'settlement',
    marketId,
    reference,
    entries: [
      ...payouts.map(({ account, profit }) => [account, profit] as const),
      [house(houseAccounts.rounding), remainder],
    ],
  });
  if (commission > 0)
    post(numbers, effects, {
      kind: 'commission',
      marketId,
      reference,
      entries: [
        ...payouts.map((payout) => [payout.account, -payout.commission] as const),
        [house(houseAccounts.commission), commission],
      ],
    });
  return transactionId;
}

function clear(position: MarketPosition, effects: Effects): void {
  const { account, exposure, market } = position;
  account.exposure -= exposure;
  account.positions.delete(market.definition.marketId);
  effects.positionChanged(position);
}
