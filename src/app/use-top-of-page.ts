import { useEffect, useLayoutEffect, useRef } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import { sportOfPath } from '#domain/site/sport-path.ts';
import { timing } from '#domain/site/timing.ts';

/** Where there is room for three columns the middle one scrolls, otherwise the window. */
const middle = () => document.getElementById('content')?.parentElement ?? null;
const topNow = (): number => Math.max(window.scrollY, middle()?.scrollTop ?? 0);
const scrollTo = (top: number): void => {
  window.scrollTo(0, top);
  middle()?.scrollTo(0, top);
};

/**
 * A newly opened page begins at its top. A page reached by Back or Forward returns to where it was left, as soon as its
 * content is long enough again.
 */
export function useTopOfPage(): void {
  const { key, pathname, search, hash } = useLocation();
  const competition = new URLSearchParams(search).get('competition');
  const page = `${pathname} ${sportOfPath(`${pathname}${search}`)} ${competition}`;
  const isBack = useNavigationType() === NavigationType.Pop;
  const left = useRef(new Map<string, number>());
  const top = useRef(0);
  useEffect(() => {
    const note = () => {
      top.current = topNow();
    };
    document.addEventListener('scroll', note, { capture: true, passive: true });
    return () => document.removeEventListener('scroll', note, { capture: true });
  }, []);
  useLayoutEffect(() => {
    const { current } = left;
    return () => void current.set(key, top.current);
  }, [key]);
  useLayoutEffect(() => {
    if (isBack) return bringBack(left.current.get(key) ?? 0);
    // A hash leads to a place in the page or opens a popup over it.
    if (hash === '') scrollTo(0);
    return undefined;
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a popup that closes opens no page
  }, [page]);
}

const byHand = ['wheel', 'touchmove', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top` as the page grows, until it gets there, the user scrolls by hand, or it takes too long. */
function bringBack(top: number): (() => void) | undefined {
  const content = document.getElementById('content');
  if (top === 0 || !content) return undefined;
  const stop = () => {
    grown.disconnect();
    clearTimeout(late);
    for (const type of byHand) window.removeEventListener(type, stop);
  };
  const grown = new ResizeObserver(() => {
    scrollTo(top);
    if (topNow() >= top - 1) stop();
  });
  const late = setTimeout(stop, timing.listAnswer);
  for (const type of byHand) window.addEventListener(type, stop, { passive: true });
  grown.observe(content);
  return stop;
}
