import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { availableOf } from '#domain/bet/order.ts';
import { useBalance } from '#features/account-feed/use-account.ts';
import { PracticeInstead, PracticeOffer, PracticeRibbon } from '#features/practice/practice.tsx';
import type { PracticeWays } from '#features/practice/use-practice.ts';
import { useIsSignedIn, useSession } from '#features/session/session.provider.tsx';
import { tabStorage } from '#kept/page-storage.ts';
import { isPracticeOf } from '#machines/session/session.machine.ts';
import { pageJurisdiction } from '../jurisdiction.ts';
import { usePopups } from '../popups/popups.tsx';
import { CoachOffer } from './coach-ways.tsx';

function usePracticeWays(): PracticeWays {
  const session = useSession();
  return { takeSession: (opened) => session.send({ type: 'session.opened', session: opened }) };
}

const closedKey = 'layline.practiceOffer';

/** Offers practice money to visitors at home, and marks the pages of whoever has it. */
export function PracticeNote() {
  const session = useSession();
  const isPractice = useSelector(session, isPracticeOf);
  const isVisitor = !useIsSignedIn();
  const balance = useBalance();
  const ways = usePracticeWays();
  const isHome = useLocation().pathname === '/';
  const { open } = usePopups();
  // What has no words of its own is marked by its colour.
  useEffect(() => void document.documentElement.toggleAttribute('data-practice', isPractice), [isPractice]);
  const [isClosed, setIsClosed] = useState(() => tabStorage.getItem(closedKey) !== null);
  if (isPractice)
    return (
      <PracticeRibbon
        {...ways}
        available={balance && availableOf(balance)}
        mayBeKept={pageJurisdiction().hasMoney}
        offer={<CoachOffer />}
      />
    );
  if (!isVisitor || isClosed || !isHome || open !== null) return null;
  const close = () => {
    tabStorage.setItem(closedKey, 'closed');
    setIsClosed(true);
  };
  return <PracticeOffer {...ways} asksAge={pageJurisdiction().isPracticeByAge} onClose={close} />;
}

/** In the sign-in popup, which closes by itself. */
export function PracticeWay() {
  return <PracticeInstead {...usePracticeWays()} asksAge={pageJurisdiction().isPracticeByAge} />;
}
