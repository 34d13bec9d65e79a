import { must } from '#domain/must.ts';
import { turnoverOf } from '#domain/money/rolling-commission.ts';
import { openRisk, type MarketRisk } from '#domain/risk/market-risk.ts';
import { correctAccruals } from '../accruals/accrue.ts';
import { correctedShares } from '../accruals/shares.ts';
import { isHouseAccount } from '../ledger/house-accounts.ts';
import { closed, endingOf, resultText, type Ending } from '../settlement/ending.ts';
import { payOut } from '../settlement/pay-out.ts';
import type { CommandResults, OperatorCommandOf, SettledMarket } from './commands.ts';
import type { Effects } from '../changes/effects.ts';
import type { ExchangeState } from '../state/exchange-state.ts';
import { redefine } from './redefine.ts';
import { coverBets } from '../payments/cover-bets.ts';
import { MarketState } from '../state/market-state.ts';
import { postPayouts, postReversal } from '../settlement/post-payouts.ts';
import { refuseCommand } from '../refusal.ts';
import { sidesOf } from '../matching/sides-of-fill.ts';
import { settledIn } from '../practice/settled-in.ts';

/**
 * Settles a closed market again. It takes back what was paid and pays what should have been paid, in separate entries.
 * An account that has spent what is taken back owes it.
 */
export function resettleMarket(
  state: ExchangeState,
  { marketId, settled, ...outcome }: OperatorCommandOf<'RESETTLE_MARKET'>,
  effects: Effects,
): CommandResults['RESETTLE_MARKET'] {
  if (state.markets.has(marketId))
    return refuseCommand('MARKET_NOT_CLOSED', 'The market is not settled yet.');
  if (!state.closedMarkets.has(marketId)) return refuseCommand('UNKNOWN_MARKET', 'There is no such market.');
  const { practice } = state;
  const { definition, createdAt } = settled;
  const times = state.settledTimes.get(marketId) ?? 1;
  if (times !== (definition.settledTimes ?? 1))
    return refuseCommand('SETTLED_MEANWHILE', 'The market was settled anew meanwhile.');
  const { number: _, ...before } = definition;
  const ending = endingOf(before, outcome);
  if ('code' in ending) return refuseCommand(ending.code, ending.message);
  const market = new MarketState(definition, createdAt, state.delays);
  redefine(market, { ...closed(before, ending), settledTimes: times + 1 }, effects);
  state.settledTimes.set(marketId, times + 1);
  payAnew(state, market, settledIn(state, settled), ending, effects);
  payAnew(practice, market, settledIn(practice, settled), ending, effects.practice);
  return { status: 'ACCEPTED', definition: market.definition };
}

function payAnew(
  state: ExchangeState,
  { definition }: MarketState,
  { fills, paid, accrued }: SettledMarket,
  ending: Ending,
  effects: Effects,
): void {
  const { marketId, commissionRate } = definition;
  const risks = risksOf(definition, fills);
  if (risks.size === 0) return;
  const text = resultText(definition, ending);
  const before = paid.map(({ accountId, ...sums }) => ({ account: state.account(accountId), ...sums }));
  postReversal(state, marketId, text, before, effects);
  const shares = [...risks].map(([accountId, risk]) => ({
    account: state.account(accountId),
    profit: ending.void ? 0 : risk.profit(ending),
  }));
  const payouts = payOut(shares, ({ accountId }) => (isHouseAccount(accountId) ? 0 : commissionRate));
  const transactionId = postPayouts(state, marketId, text, payouts, effects);
  const had = new Map(paid.map((one) => [one.accountId, one]));
  payouts.payouts.forEach(({ account: { accountId }, profit, commission }, at) => {
    const was = had.get(accountId) ?? { profit: 0, commission: 0 };
    const row = {
      settlementId: `${transactionId}-${at + 1}`,
      marketId,
      accountId,
      result: `Corrected: ${text}`,
      profit: profit - was.profit,
      commission: commission - was.commission,
      at: effects.at,
      ending,
    };
    effects.settled({ row, definition });
  });
  const bettors = payouts.payouts.map(({ account, profit, commission }) => {
    const atRisk = must(risks.get(account.accountId)).exposure();
    return { account, commission, turnover: turnoverOf({ profit, atRisk }) };
  });
  const change = { before: accrued, after: correctedShares(accrued, bettors) };
  correctAccruals(state, { marketId, result: text, transactionId }, change, effects);
  coverBets(
    state,
    shares.map(({ account }) => account),
    effects,
  );
}

function risksOf(
  definition: SettledMarket['definition'],
  fills: SettledMarket['fills'],
): Map<string, MarketRisk> {
  const risks = new Map<string, MarketRisk>();
  const places = new Map(definition.runners.map(({ runnerId }, at) => [runnerId, at]));
  for (const fill of fills)
    for (const [accountId, side] of sidesOf(fill)) {
      const risk = risks.get(accountId) ?? openRisk(definition);
      risks.set(accountId, risk);
      const { runnerId, stake, odds, line, voided } = fill;
      if (!voided) risk.addMatched(must(places.get(runnerId)), side, stake, odds, line);
    }
  return risks;
}
