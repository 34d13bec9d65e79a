import { availableOf } from '#domain/order.ts';
import {
  useBalance,
  useIsAccountLive,
  useOrders,
  useSettlements,
} from '#features/account-feed/account-feed.provider.tsx';
import { BetSlip } from '#features/bet-slip/bet-slip.tsx';
import { MyBets } from '#features/my-bets/my-bets.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { usePopups } from './popups.tsx';

/** The bet slip and My Bets: the right column of a market, and the bets popup elsewhere. */
export function BetsPanel() {
  const isSignedIn = useIsSignedIn();
  const balance = useBalance();
  const popups = usePopups();
  return (
    <>
      <BetSlip available={balance && availableOf(balance)} onSignIn={() => popups.show('login')} />
      {isSignedIn && <SignedInBets />}
    </>
  );
}

function SignedInBets() {
  return <MyBets orders={useOrders()} settlements={useSettlements()} isLive={useIsAccountLive()} />;
}
