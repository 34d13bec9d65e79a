import { itemAt } from '#domain/must.ts';
import { turnoverOf } from '#domain/money/rolling-commission.ts';
import { accrue } from '../accruals/accrue.ts';
import { sharesOf } from '../accruals/shares.ts';
import { isHouseAccount } from '../ledger/house-accounts.ts';
import { closed, endingOf, resultText, type Ending } from '../settlement/ending.ts';
import { payOut } from '../settlement/pay-out.ts';
import type { CommandResults, OperatorCommandOf } from './commands.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { lapseAll } from './lapse-all.ts';
import { redefine } from './redefine.ts';
import { countRisk } from '../payments/count-risk.ts';
import { accountsIn, coverBets } from '../payments/cover-bets.ts';
import type { MarketPosition } from '../state/market-position.ts';
import type { MarketState } from '../state/market-state.ts';
import { postPayouts } from '../settlement/post-payouts.ts';
import { noMarket, refuseCommand } from '../refusal.ts';

/** Closes the market: everything unmatched lapses, positions are paid and dropped, and the market leaves the state. */
export function settleMarket(
  state: ExchangeState,
  { marketId, ...outcome }: OperatorCommandOf<'SETTLE_MARKET'>,
  effects: Effects,
): CommandResults['SETTLE_MARKET'] {
  const market = state.markets.get(marketId);
  if (!market) return noMarket(state, marketId);
  const ending = endingOf(market.definition, outcome);
  if ('code' in ending) return refuseCommand(ending.code, ending.message);
  lapseAll(market, 'MARKET_CLOSED', effects);
  redefine(market, closed(market.definition, ending), effects);
  pay(state, market, ending, effects);
  for (const position of market.positions.values()) clear(position, effects);
  coverBets(state, accountsIn(market), effects);
  state.markets.delete(marketId);
  state.closedMarkets.add(marketId);
  return { status: 'ACCEPTED', definition: market.definition };
}

/** Pays everybody who had something matched. A void market pays nothing but still reports that. */
function pay(state: ExchangeState, market: MarketState, ending: Ending, effects: Effects): void {
  const { definition } = market;
  const shares = [...market.positions.values()]
    .filter(({ hasMatched }) => hasMatched)
    .map(({ account, risk }) => ({ account, profit: ending.void ? 0 : risk.profit(ending) }));
  if (shares.length === 0) return;
  const payouts = payOut(shares, ({ accountId }) =>
    isHouseAccount(accountId) ? 0 : definition.commissionRate,
  );
  const result = resultText(definition, ending);
  const transactionId = postPayouts(state, definition.marketId, result, payouts, effects);
  const bettors = payouts.payouts.map(({ account, profit, commission }) => {
    // What was unmatched has lapsed, so this is what its matched bets could have lost.
    const atRisk = market.positions.get(account.accountId)?.exposure ?? 0;
    return { account, commission, turnover: turnoverOf({ profit, atRisk }) };
  });
  payouts.payouts.forEach(({ account, profit, commission }, at) => {
    const { accountId } = account;
    const settlementId = `${transactionId}-${at + 1}`;
    const { marketId } = definition;
    const row = { settlementId, marketId, accountId, result, profit, commission, at: effects.at, ending };
    effects.settled({ row, definition });
    const { turnover } = itemAt(bettors, at);
    countRisk(state, account, { product: 'EXCHANGE', amount: turnover }, effects);
  });
  const settled = { marketId: definition.marketId, result, transactionId };
  accrue(state, settled, sharesOf(state, bettors, effects.at), effects);
}

function clear(position: MarketPosition, effects: Effects): void {
  const { account, exposure, market } = position;
  account.exposure -= exposure;
  account.positions.delete(market.definition.marketId);
  effects.positionChanged(position);
}
