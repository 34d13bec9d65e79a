import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { useHasOpenBets } from '#features/account-feed/use-account.ts';
import { useSlip } from '#features/bet-slip/bet-slip.provider.tsx';
import { useMedia, wide } from '#ui/media/use-media.ts';
import { rightColumnOf } from './frame/frame.ts';

/** Whether a pressed price goes into a slip beside the page; elsewhere the bets open over it. */
export function useTakesBetsBeside(): boolean {
  const column = rightColumnOf(useLocation().pathname);
  return useMedia(wide) && column !== 'none';
}

/** Whether the slip holds anything or a bet is open, if it is asked: slip and My Bets then stand above Play Games. */
export function useHasBets(isAsked = true): boolean {
  const hasCards = useSelector(useSlip(), ({ context }) => isAsked && context.cards.length > 0);
  const hasOpenBets = useHasOpenBets();
  return hasCards || hasOpenBets;
}

/** Whether the slip and My Bets stand beside the page now. */
export function useBetsBeside(): boolean {
  const column = rightColumnOf(useLocation().pathname);
  // Elsewhere the first card of the slip changes nothing here.
  const isAsked = column === 'casino';
  const hasBets = useHasBets(isAsked);
  return useTakesBetsBeside() && (!isAsked || hasBets);
}
