import type { ComponentProps } from 'react';
import { usePositions } from '#features/account-feed/use-account.ts';
import { MyMarket } from '#features/exposure/my-market.tsx';

/** My Market, which follows the positions only while it is open. */
export function MyMarketPart(ways: Omit<ComponentProps<typeof MyMarket>, 'riskOf'>) {
  const positions = usePositions();
  return <MyMarket {...ways} riskOf={(marketId) => positions.get(marketId)?.exposure ?? null} />;
}
