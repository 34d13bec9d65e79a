import { useEffect, useMemo, useState, type PointerEvent } from 'react';
import type { PickedPrice } from './live-price-cell.tsx';

/** A price that the pointer or the keyboard is on; null when it left. */
export type OnPoint = (price: Pick<PickedPrice, 'runnerId' | 'side' | 'odds' | 'line'> | null) => void;

/** What a cell's button needs, so that `onPoint` hears of its price while it is pointed at or focused, and of its changes. */
export function usePointing(
  {
    runnerId,
    side,
    odds,
    line,
  }: { runnerId: string; side: PickedPrice['side']; odds: number | null; line: number | null },
  onPoint: OnPoint | undefined,
) {
  const [isPointed, setIsPointed] = useState(false);
  useEffect(() => {
    if (!isPointed || !onPoint || odds === null) return undefined;
    onPoint({ runnerId, side, odds, line });
    return () => onPoint(null);
  }, [isPointed, onPoint, runnerId, side, odds, line]);
  return useMemo(
    () => ({
      // A finger does not hover: its press is the choice.
      onPointerEnter: ({ pointerType }: PointerEvent) => setIsPointed(pointerType !== 'touch'),
      onPointerLeave: () => setIsPointed(false),
      onFocus: () => setIsPointed(true),
      onBlur: () => setIsPointed(false),
      // Pressed, it is in the slip: what is typed there counts.
      onClickCapture: () => setIsPointed(false),
    }),
    [],
  );
}
