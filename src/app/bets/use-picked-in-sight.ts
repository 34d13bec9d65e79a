import { useEffect, useRef } from 'react';
import { barsStay } from '../frame/use-are-bars-away.ts';

/** What a sheet with keys leaves of a screen `height` px high when it is tallest: `--sheet-height`. */
const leftByTheSheet = (height: number): number =>
  height - Math.max(0.68 * height, Math.min(0.84 * height, 484));

const bottomOf = (part: Element | null | undefined): number => part?.getBoundingClientRect().bottom ?? 0;

/** Between the header and what is brought below it, px. */
const gap = 8;

/**
 * While the sheet is open, the price that opened it stays in sight above it, with its market's name where both have room.
 * `selections`: how many bets are being made in it.
 */
export function usePickedInSight(isOpen: boolean, selections: number): void {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    // A phone gives a pressed button no focus, so it is noted here.
    const note = ({ target }: MouseEvent) => {
      pressed.current = target instanceof Element ? target.closest('main [data-side]') : null;
    };
    document.addEventListener('click', note, { capture: true });
    return () => document.removeEventListener('click', note, { capture: true });
  }, []);
  useEffect(() => {
    const price = pressed.current;
    pressed.current = null;
    if (!isOpen || selections === 0 || !price?.isConnected) return;
    const header = document.querySelector('header');
    // The bars under the header are away while the sheet is open, except at the top of the page.
    const covered = window.scrollY > barsStay ? header : header?.nextElementSibling;
    const bottom = leftByTheSheet(window.innerHeight);
    const { top: priceTop, bottom: priceBottom } = price.getBoundingClientRect();
    if (priceTop >= bottomOf(covered) + gap && priceBottom <= bottom) return;
    const top = bottomOf(header) + gap;
    const marketTop = price.closest('section')?.getBoundingClientRect().top ?? priceTop;
    const from = priceBottom - marketTop <= bottom - top ? marketTop : priceTop;
    window.scrollTo({ top: Math.max(window.scrollY + from - top, barsStay + 1), behavior: 'instant' });
  }, [isOpen, selections]);
}
