import type { ComponentProps } from 'react';
import { isPositionTaken } from '#domain/risk/cash-out-plan-input.ts';
import { outlookOf } from '#domain/risk/market-outlook.ts';
import { useOrders, usePositions } from '#features/account-feed/use-account.ts';
import { MyMarket } from '#features/exposure/my-market.tsx';
import { useMarketNames } from '#features/my-bets/use-market-names.ts';

/** My Market, which follows positions and waiting bets only while it is open. */
export function MyMarketPart(ways: Omit<ComponentProps<typeof MyMarket>, 'riskOf' | 'outlooksOf'>) {
  const positions = usePositions();
  const waiting = [...useOrders().values()].filter(({ remaining }) => remaining > 0);
  const marketIds = [...positions.keys(), ...waiting.map(({ marketId }) => marketId)];
  const namesOf = useMarketNames(marketIds);
  const outlooksOf = (marketId: string) => {
    const { market } = namesOf(marketId);
    if (!market) return null;
    const position = positions.get(marketId);
    const isTaken =
      position && (isPositionTaken(position) || position.numbers?.some(({ pays }) => pays !== 0));
    const bets = waiting
      .filter((order) => order.marketId === marketId)
      .map((order) => ({ ...order, stake: order.remaining }));
    return {
      matched: isTaken ? outlookOf(market, position, []) : null,
      withWaiting: bets.length > 0 ? outlookOf(market, position ?? null, bets) : null,
    };
  };
  return (
    <MyMarket
      {...ways}
      outlooksOf={outlooksOf}
      riskOf={(marketId) => positions.get(marketId)?.exposure ?? null}
    />
  );
}
