import { useLocation } from 'react-router-dom';
import { rightColumnOf } from './frame/frame.ts';
import { useMedia, wide } from '#ui/media/use-media.ts';

/** Whether the slip and My Bets stand beside the page now; elsewhere they open over it. */
export function useBetsBeside(): boolean {
  const column = rightColumnOf(useLocation().pathname);
  return useMedia(wide) && (column === 'bets' || column === 'streamAndBets');
}
