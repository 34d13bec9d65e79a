import { useEffect, useMemo, useState, type FocusEvent, type PointerEvent } from 'react';
import type { PressedPrice } from './live-price-cell.tsx';

type PointedPrice = Pick<PressedPrice, 'runnerId' | 'side' | 'odds' | 'line'>;

/** Called with the price that the pointer or the keyboard is on; null when it leaves. */
export type OnPoint = (price: PointedPrice | null) => void;

/** Whether a button is pointed at or focused, and the handlers that it needs for that. */
export function useIsPointed() {
  const [isPointed, setIsPointed] = useState(false);
  const pointing = useMemo(
    () => ({
      // A finger does not hover: its press is the choice.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointed(pointerType !== 'touch'),
      onPointerLeave: () => setIsPointed(false),
      // A price that has the focus back from the slip, or from a press, is not pointed at: nobody is choosing it.
      onFocus: ({ currentTarget }: FocusEvent) => setIsPointed(currentTarget.matches(':focus-visible')),
      onBlur: () => setIsPointed(false),
      // Once pressed, the price is in the slip, and what is typed there counts.
      onClickCapture: () => setIsPointed(false),
    }),
    [],
  );
  return [isPointed, pointing] as const;
}

/** Reports a price while it is pointed at, and its changes. Null odds: there is no price. */
export function useTellPointed(
  isPointed: boolean,
  { runnerId, side, odds, line }: Omit<PointedPrice, 'odds'> & { odds: number | null },
  onPoint: OnPoint | undefined,
): void {
  useEffect(() => {
    if (!isPointed || !onPoint || odds === null) return undefined;
    onPoint({ runnerId, side, odds, line });
    return () => onPoint(null);
  }, [isPointed, onPoint, runnerId, side, odds, line]);
}
