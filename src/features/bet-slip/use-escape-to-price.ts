import { useEffect, type RefObject } from 'react';
import { focusPrice } from './stake-focus.ts';

/** Escape in the slip, also where it tells what became of the bet, gives the focus back to the price that was pressed. */
export function useEscapeToPrice(slip: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const part = slip.current;
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && focusPrice()) event.stopPropagation();
    };
    part?.addEventListener('keydown', leave);
    return () => part?.removeEventListener('keydown', leave);
  }, [slip]);
}
