import { useSelector } from '@xstate/react';
import { useLocation } from 'react-router-dom';
import { useSlip } from '#features/bet-slip/bet-slip.provider.tsx';
import { useMedia, wide } from '#ui/media/use-media.ts';
import { rightColumnOf } from './frame/frame.ts';

/** Whether a pressed price goes into a slip beside the page; elsewhere the bets open over it. */
export function useTakesBetsBeside(): boolean {
  const column = rightColumnOf(useLocation().pathname);
  return useMedia(wide) && column !== 'none';
}

/** Whether the slip holds anything: it then stands above Play Games. */
export const useHasCards = (): boolean => useSelector(useSlip(), ({ context }) => context.cards.length > 0);

/** Whether the slip and My Bets stand beside the page now. */
export function useBetsBeside(): boolean {
  const column = rightColumnOf(useLocation().pathname);
  const hasCards = useHasCards();
  return useTakesBetsBeside() && (column !== 'casino' || hasCards);
}
