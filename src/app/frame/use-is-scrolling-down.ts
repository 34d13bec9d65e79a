import { useEffect, useState } from 'react';

/** The way in one direction after which it counts, px: a thumb at rest trembles. */
const leastWay = 8;

/** At the top of the page nothing is away, px. */
const top = 120;

/** Where the page was when the direction last counted, and which it was. */
export interface Scrolled {
  readonly from: number;
  readonly isDown: boolean;
}

/** `y`: how far the page is scrolled now, px. Below zero while a phone's page springs back. */
export function scrolledTo({ from, isDown }: Scrolled, y: number): Scrolled {
  if (y <= top) return { from: y, isDown: false };
  if (Math.abs(y - from) >= leastWay) return { from: y, isDown: y > from };
  // Only the furthest point in a direction counts, or a slow way back would never do.
  return { from: isDown ? Math.max(from, y) : Math.min(from, y), isDown };
}

/** Whether the window was last scrolled down, past its top. */
export function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    let last: Scrolled = { from: window.scrollY, isDown: false };
    const note = () => {
      last = scrolledTo(last, window.scrollY);
      setIsDown(last.isDown);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return isDown;
}
