import { useSelector } from '@xstate/react';
import type { SlipCard } from '#domain/bet/slip-card.ts';
import { onlySettlementOf, standingOf } from '#domain/bet/market-standing.ts';
import { availableOf } from '#domain/bet/order.ts';
import {
  useAccountImages,
  useBalance,
  useIsAccountLive,
  useOrders,
  usePositions,
  useSettlements,
} from '#features/account-feed/use-account.ts';
import { BetSlip } from '#features/bet-slip/bet-slip.tsx';
import { useBettorSettingsRef } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useShownCashOuts } from '#features/cash-out/cash-out.provider.tsx';
import { PracticeMark } from '#ui/practice-mark/practice-mark.tsx';
import { useIsSignedIn, useSession } from '#features/session/session.provider.tsx';
import { isPracticeOf } from '#machines/session/session.machine.ts';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { apolloPart } from '../apollo-part.tsx';
import { BetsCashOut } from './bets-cash-out.tsx';
import { usePopups } from '../popups/popups.tsx';
import { CardMark } from './card-mark.tsx';

const MyBets = apolloPart(async () => (await import('./my-bets-part.tsx')).MyBetsPart);

const markOf = (card: SlipCard) => <CardMark card={card} />;

/** The bet slip and My Bets: the right column beside a market, the bets popup elsewhere. */
export function BetsPanel() {
  const isSignedIn = useIsSignedIn();
  const isPractice = useSelector(useSession(), isPracticeOf);
  const balance = useBalance();
  const orders = useOrders();
  const positions = usePositions();
  const settlements = useSettlements();
  const standingIn = (marketId: string) => standingOf(marketId, positions.get(marketId), orders.values());
  const popups = usePopups();
  const settings = useBettorSettingsRef();
  return (
    <>
      <BetSlip
        available={balance && availableOf(balance)}
        standingIn={standingIn}
        markOf={markOf}
        settlementOf={(marketId) => onlySettlementOf(marketId, settlements)}
        onSignIn={() => popups.show('login')}
        onSettings={(change) => settings.send({ type: 'setting.changed', change })}
      />
      {isPractice && <PracticeMark />}
      {isSignedIn && <SignedInBets />}
    </>
  );
}

function SignedInBets() {
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
