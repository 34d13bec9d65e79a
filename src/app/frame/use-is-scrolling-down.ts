import { useEffect, useState } from 'react';

/** The way in one direction after which it counts, px: a thumb at rest trembles. */
const leastWay = 8;

/** At the top of the page nothing is away, px. */
const top = 120;

/** Where the page was when the direction last counted, which it was, and how tall the page was then, px. */
export interface Scrolled {
  readonly from: number;
  readonly isDown: boolean;
  readonly height: number;
}

/** `y`: how far the page is scrolled now, px. Below zero while a phone's page springs back. */
export function scrolledTo({ from, isDown, ...last }: Scrolled, y: number, height: number): Scrolled {
  if (y <= top) return { from: y, isDown: false, height };
  const way = y - from;
  const grown = height - last.height;
  // A row above became taller or went away: the browser keeps in sight what is read, and nobody scrolled. When a row
  // goes, others below may go or come at the same time; what is loaded below on the way down is no reason.
  if (grown !== 0 && (way < 0 || Math.abs(way - grown) < leastWay)) return { from: y, isDown, height };
  if (Math.abs(way) >= leastWay) return { from: y, isDown: y > from, height };
  // Only the furthest point in a direction counts, or a slow way back would never do.
  return { from: isDown ? Math.max(from, y) : Math.min(from, y), isDown, height };
}

/** Whether the window was last scrolled down, past its top. */
export function useIsScrollingDown(): boolean {
  const [isDown, setIsDown] = useState(false);
  useEffect(() => {
    const height = () => document.documentElement.scrollHeight;
    let last: Scrolled = { from: window.scrollY, isDown: false, height: height() };
    const note = () => {
      last = scrolledTo(last, window.scrollY, height());
      setIsDown(last.isDown);
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return isDown;
}
