import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { availableOf } from '#domain/bet/order.ts';
import { useBalance } from '#features/account-feed/use-account.ts';
import { sportOfPath } from '#domain/site/sport-path.ts';
import {
  PracticeInstead,
  PracticeOffer,
  PracticeRibbon,
  PracticeStart,
} from '#features/practice/practice.tsx';
import type { PracticeWays } from '#features/practice/use-practice.ts';
import { useIsSignedIn, useSession } from '#features/session/session.provider.tsx';
import { tabStorage } from '#kept/page-storage.ts';
import { isPracticeOf } from '#machines/session/session.machine.ts';
import { narrow, useMedia } from '#ui/media/use-media.ts';
import { pageJurisdiction } from '../jurisdiction.ts';
import { usePopups } from '../popups/popups.tsx';
import { CoachOffer } from './coach-ways.tsx';

function usePracticeWays(): PracticeWays {
  const session = useSession();
  return { takeSession: (opened) => session.send({ type: 'session.opened', session: opened }) };
}

/** Whether the offer stands in home's line: on a phone it would float over the prices. Who is asked for an age needs more room. */
const isInLine = (isNarrow: boolean): boolean => isNarrow && !pageJurisdiction().isPracticeByAge;

/** In home's line, on a phone. */
export function PracticeInLine() {
  const ways = usePracticeWays();
  const isVisitor = !useIsSignedIn();
  const isNarrow = useMedia(narrow);
  return isVisitor && isInLine(isNarrow) && <PracticeStart {...ways} />;
}

const closedKey = 'layline.practiceOffer';

/** Offers practice money to visitors at home, and marks the pages of whoever has it. */
export function PracticeNote() {
  const session = useSession();
  const isPractice = useSelector(session, isPracticeOf);
  const isVisitor = !useIsSignedIn();
  const balance = useBalance();
  const ways = usePracticeWays();
  const { pathname, search } = useLocation();
  const isHome = pathname === '/';
  const isNarrow = useMedia(narrow);
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
  if (isInLine(isNarrow) && sportOfPath(`${pathname}${search}`) === null) return null;
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
