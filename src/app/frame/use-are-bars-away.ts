import { useEffect, useState } from 'react';

/** The way in one direction after which it counts, px: a thumb at rest trembles. */
const leastWay = 8;

/** While the page is scrolled no further than this, the bars stay in their place, px. */
export const barsStay = 120;

export interface Scrolled {
  readonly isDown: boolean;
  /** How far it went the other way since, px: only the furthest point counts, or a slow way back would never do. */
  readonly back: number;
}

/**
 * `way`: how far what is read went up the screen, px; below zero: down. `y`: how far the page is scrolled now, px. Below
 * zero while a phone's page springs back.
 */
export function scrolledBy({ isDown, back: before }: Scrolled, way: number, y: number): Scrolled {
  if (y <= barsStay) return { isDown: false, back: 0 };
  const back = Math.max(0, before + (isDown ? -way : way));
  return back >= leastWay ? { isDown: !isDown, back: 0 } : { isDown, back };
}

/**
 * How far a person scrolled, px, when the page scrolled by `scrolled` and what is read went up by `moved`. A row above
 * that comes or goes does only one of both: the browser scrolls to keep in its place what is read, or lets it move.
 */
export const wayOf = (scrolled: number, moved: number): number =>
  Math.sign(scrolled) === Math.sign(moved)
    ? Math.sign(scrolled) * Math.min(Math.abs(scrolled), Math.abs(moved))
    : 0;

/** What is read in the middle of the screen, and where. */
function readNow(): { part: Element; top: number } | null {
  const page = document.querySelector('main');
  const part = document
    .elementsFromPoint(window.innerWidth / 2, window.innerHeight / 2)
    .find((one) => one !== page && page?.contains(one));
  return part ? { part, top: part.getBoundingClientRect().top } : null;
}

/**
 * Whether the bars under the header make room: the window was last scrolled down, past its top. `isCovered`: a sheet
 * leaves little of the page, which then has all that is left, whichever way it was scrolled.
 */
export function useAreBarsAway(isCovered: boolean): boolean {
  const [{ isDown, isPastTop }, setPlace] = useState({ isDown: false, isPastTop: false });
  useEffect(() => {
    let last: Scrolled = { isDown: false, back: 0 };
    let y = window.scrollY;
    let read = readNow();
    const note = () => {
      const moved = read?.part.isConnected ? read.top - read.part.getBoundingClientRect().top : 0;
      const way = wayOf(window.scrollY - y, moved);
      y = window.scrollY;
      read = readNow();
      last = scrolledBy(last, way, y);
      const next = { isDown: last.isDown, isPastTop: y > barsStay };
      setPlace((place) =>
        place.isDown === next.isDown && place.isPastTop === next.isPastTop ? place : next,
      );
    };
    window.addEventListener('scroll', note, { passive: true });
    return () => window.removeEventListener('scroll', note);
  }, []);
  return isDown || (isCovered && isPastTop);
}
