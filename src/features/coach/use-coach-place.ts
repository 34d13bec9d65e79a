import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { CoachStep } from '#domain/bettor/coach-stand.ts';
import {
  gap,
  isInside,
  placeBubble,
  scrollForRoom,
  type BubblePlace,
  type BubbleSide,
  type BubbleWish,
  type Rect,
} from './place-bubble.ts';
import { scrollerOf, seePage, type SeenPage } from './seen-page.ts';

/** How often the page is looked at besides when it scrolls, ms: prices come and go, sheets open. */
const lookEvery = 100;
/** How long what is pointed at stands still before the page scrolls for it, ms: sheets slide in. */
const restsFor = 300;

export interface CoachPlace extends Pick<SeenPage, 'anchor' | 'bright' | 'rings' | 'market'> {
  /** Null: there is no room beside the prices, and the bubble shrinks to a line over the header. */
  place: BubblePlace | null;
}

type Size = BubbleWish['size'];

function sidesOf({ anchor, bounds }: SeenPage, step: CoachStep): readonly BubbleSide[] {
  if (step === 'price' && anchor) return ['below', 'above'];
  // The slip stands beside the page, or in a sheet below it.
  return anchor && anchor.left > bounds.width / 2 ? ['left', 'below'] : ['above'];
}

function wishOf(page: SeenPage, step: CoachStep, size: Size): BubbleWish {
  const { anchor, bounds, prices: avoid } = page;
  // Where there is nothing to point at, it stands at the end of the screen.
  const end: Rect = { ...bounds, top: bounds.top + bounds.height + gap, height: 0 };
  return { anchor: anchor ?? end, sides: sidesOf(page, step), size, bounds, avoid };
}

/** A dimmed price may be covered: the lit ones never are. */
function placeIn(page: SeenPage, step: CoachStep, size: Size): BubblePlace | null {
  const wish = wishOf(page, step, size);
  const { bright } = page;
  return placeBubble(wish) ?? (bright && placeBubble({ ...wish, avoid: [bright] }));
}

/** The page scrolls no further than this for the bubble, px. */
const farthest = 2_000;

/** Scrolls until there is a place, with what is wanted in sight as far as both can be had. */
function makeRoom(page: SeenPage, step: CoachStep, size: Size): void {
  const scroller = scrollerOf(document.querySelector('main section[data-kind]'));
  const most = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
  const wish = {
    ...wishOf(page, step, size),
    isAnchorInPage: step === 'price',
    least: Math.max(-farthest, -scroller.scrollTop),
    most: Math.min(farthest, most),
  };
  const ways = [...page.wanted, null].map((kept) => scrollForRoom({ ...wish, kept }));
  const by = ways.find((way) => way !== null);
  if (by) scroller.scrollBy({ top: by, behavior: 'instant' });
}

const isRoomMissing = ({ wanted: [first], bounds }: SeenPage, step: CoachStep, place: BubblePlace | null) =>
  place === null || (step === 'price' && first !== undefined && !isInside(first, bounds));

/** Where the bubble stands and what is lit, as the page moves. Null until it was looked at. */
export function useCoachPlace(bubble: RefObject<HTMLElement | null>, step: CoachStep): CoachPlace | null {
  const [seen, setSeen] = useState<CoachPlace | null>(null);
  /** As large as it is with all its words. */
  const whole = useRef<Size | null>(null);
  const isSmall = useRef(false);
  useLayoutEffect(() => {
    isSmall.current = seen !== null && seen.place === null;
  });
  useEffect(() => {
    let written = '';
    let stands = { at: 0, text: '' };
    /** How high it was when the page made room for it: once is enough. */
    let madeFor: number | null = null;
    const look = () => {
      const { current } = bubble;
      if (!current) return;
      if (!isSmall.current) whole.current = { width: current.offsetWidth, height: current.offsetHeight };
      const size = whole.current ?? { width: current.offsetWidth, height: current.offsetHeight };
      const page = seePage(step);
      const place = placeIn(page, step, size);
      const { anchor, bright, rings, market } = page;
      const text = JSON.stringify({ place, anchor, bright, rings, market });
      if (text !== written) setSeen({ place, anchor, bright, rings, market });
      written = text;
      const still = JSON.stringify(anchor);
      const now = performance.now();
      if (still !== stands.text) stands = { at: now, text: still };
      else if (madeFor !== size.height && anchor && now - stands.at >= restsFor) {
        madeFor = size.height;
        if (isRoomMissing(page, step, place)) makeRoom(page, step, size);
      }
    };
    look();
    const timer = setInterval(look, lookEvery);
    window.addEventListener('scroll', look, { capture: true, passive: true });
    window.addEventListener('resize', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('scroll', look, { capture: true });
      window.removeEventListener('resize', look);
    };
  }, [bubble, step]);
  return seen;
}
