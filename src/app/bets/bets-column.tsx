import { useSelector } from '@xstate/react';
import type { SlipCard } from '#domain/bet/slip-card.ts';
import { onlySettlementOf, standingOf } from '#domain/bet/market-standing.ts';
import { availableOf } from '#domain/bet/order.ts';
import { useBalance, useOrders, usePositions, useSettlements } from '#features/account-feed/use-account.ts';
import { BetSlip } from '#features/bet-slip/bet-slip.tsx';
import { useBettorSettingsRef } from '#features/bettor-settings/bettor-settings.provider.tsx';
import { PracticeMark } from '#ui/practice-mark/practice-mark.tsx';
import { useIsSignedIn, useSession } from '#features/session/session.provider.tsx';
import { isPracticeOf } from '#machines/session/session.machine.ts';
import { usePopups } from '../popups/popups.tsx';
import { CardMark } from './card-mark.tsx';
import { OwnBets } from './own-bets.tsx';

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
      {isSignedIn && <OwnBets />}
    </>
  );
}
