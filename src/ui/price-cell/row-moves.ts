import { useLayoutEffect, useRef } from 'react';

/** When rows with prices last came, went or changed places, on the page's clock. */
let movedAt = 0;

const tellMove = () => void (movedAt = performance.now());

/** Since when a price that has not changed since `changedAt` has stood where it is: rows above it may have moved it. */
export const standsSince = (changedAt: number): number => Math.max(changedAt, movedAt);

/** Tells that prices below may have moved, whenever `rows` changes and when they come or go. `rows`: which, in their order. */
export function useTellMoves(rows: string): void {
  const told = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (told.current !== rows) tellMove();
    told.current = rows;
  }, [rows]);
  useLayoutEffect(() => tellMove, []);
}
