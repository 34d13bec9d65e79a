import { useEffect, useRef } from 'react';

/** The share of the screen that a sheet with keys leaves to the page when it is tallest, as its style says. */
const leftByTheSheet = 0.32;

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
    const top = (document.querySelector('header')?.getBoundingClientRect().bottom ?? 0) + gap;
    const bottom = window.innerHeight * leftByTheSheet;
    const { top: priceTop, bottom: priceBottom } = price.getBoundingClientRect();
    if (priceTop >= top && priceBottom <= bottom) return;
    const marketTop = price.closest('section')?.getBoundingClientRect().top ?? priceTop;
    const from = priceBottom - marketTop <= bottom - top ? marketTop : priceTop;
    window.scrollBy({ top: from - top, behavior: 'instant' });
  }, [isOpen, selections]);
}
