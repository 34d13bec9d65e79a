import {
  useAccountImages,
  useIsAccountLive,
  useOrders,
  usePositions,
  useSettlements,
} from '#features/account-feed/use-account.ts';
import { useShownCashOuts } from '#features/cash-out/cash-out.provider.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { apolloPart } from '../apollo-part.tsx';
import { BetsCashOut } from './bets-cash-out.tsx';

const MyBets = apolloPart(async () => (await import('./my-bets-part.tsx')).MyBetsPart);

/** My Bets of whoever is signed in: what waits can be cancelled, what is matched cashed out. */
export function OwnBets() {
  const orders = useOrders();
  const settlements = useSettlements();
  const images = useAccountImages();
  const isLive = useIsAccountLive();
  const positions = usePositions();
  const shown = useShownCashOuts();
  const held = [...new Set([...positions.keys(), ...shown])];
  const cashOuts = new Map(
    held.map((marketId) => [marketId, <BetsCashOut key={marketId} marketId={marketId} />]),
  );
  return (
    <PartBoundary name="My Bets" loading={<SkeletonRows rows={3} label="Loading your bets" />}>
      <MyBets {...{ orders, settlements, images, isLive, positions, cashOuts }} />
    </PartBoundary>
  );
}
