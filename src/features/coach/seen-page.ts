import type { CoachStep } from '#domain/bettor/coach-stand.ts';
import { areOverlapping, bottomOf, rightOf, type Rect } from './place-bubble.ts';

/** What the coach sees of the page, read from what is drawn: it points at parts that others draw. */
export interface SeenPage {
  /** What the bubble points at; null: nothing of it is on the page. */
  anchor: Rect | null;
  /** What stays bright while the rest is dimmed; null: nothing is dimmed. */
  bright: Rect | null;
  /** What is to be in sight before anything else, the best first. */
  wanted: readonly Rect[];
  /** What is ringed. */
  rings: readonly Rect[];
  /** Every price in sight. */
  prices: readonly Rect[];
  /** The name of the market whose prices are lit; null: there is none on the page. */
  market: string | null;
  /** Where the bubble may stand: between the header and what covers the page's end. */
  bounds: Rect;
}

const margin = 16;
const pressable = 'button[data-side="BACK"][data-depth="0"][data-state="open"]:not([data-empty])';

const rectOf = (part: Element): Rect => {
  const { left, top, width, height } = part.getBoundingClientRect();
  return { left, top, width, height };
};

const around = (rects: readonly Rect[]): Rect | null => {
  if (rects.length === 0) return null;
  const left = Math.min(...rects.map((rect) => rect.left));
  const top = Math.min(...rects.map((rect) => rect.top));
  const width = Math.max(...rects.map(rightOf)) - left;
  return { left, top, width, height: Math.max(...rects.map(bottomOf)) - top };
};

const inSight = (rects: readonly Rect[], sight: Rect): Rect[] =>
  rects.filter((rect) => rect.width > 0 && areOverlapping(rect, sight));

/** The sheet that the slip stands in, or the slip itself beside the page. */
const slipOf = (): Element | null => {
  const slip = document.querySelector('section[aria-label="Bet slip"]');
  return slip?.closest('[role="dialog"]') ?? slip;
};

/** What covers the end of the screen for good: a phone's bottom bar. */
const barHeight = (): number =>
  Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('--bottom-bar-height')) || 0;

/** The first market of a match whose prices can be pressed, else the first there is. */
const marketOf = (): Element | null =>
  document.querySelector(`main section[data-kind="WINNER"]:has(${pressable})`) ??
  document.querySelector('main section[data-kind="WINNER"]');

export function seePage(step: CoachStep): SeenPage {
  const [width, height] = [document.documentElement.clientWidth, window.innerHeight];
  const header = document.querySelector('header');
  const top = header ? Math.max(0, bottomOf(rectOf(header))) : 0;
  const sight = { left: 0, top, width, height: height - top };
  const slip = step === 'price' ? null : slipOf();
  const market = step === 'price' ? marketOf() : null;
  const cells = market ? [...market.querySelectorAll(pressable)].map(rectOf) : [];
  const whole = market && cells.length > 0 ? rectOf(market) : null;
  const anchor = slip ? rectOf(slip) : whole && besideCells(whole, cells);
  const stakes = step === 'stake' ? slip?.querySelector('[role="group"][aria-label="Quick stakes"]') : null;
  const isSheet = slip?.matches('[role="dialog"]') ?? false;
  // What scrolls under a sheet or the bar is not in sight.
  const end = isSheet && anchor && anchor.top > 0 ? Math.min(anchor.top, height) : height - barHeight();
  const open = { ...sight, height: Math.max(0, end - top) };
  // What each result pays needs more room: it may stand over the header.
  const start = isSheet && step === 'bet' ? 0 : top;
  const prices = [...document.querySelectorAll('main button[data-side][data-depth]')].map(rectOf);
  return {
    anchor,
    bright: whole && areOverlapping(whole, open) ? whole : null,
    wanted: step === 'price' ? [whole, around(cells)].filter((rect) => rect !== null) : pickedPrices(),
    rings: inSight(stakes ? [rectOf(stakes)] : cells, sight),
    prices: inSight(prices, open),
    market: market?.getAttribute('aria-label') ?? null,
    bounds: {
      left: margin,
      top: start + margin / 2,
      width: width - 2 * margin,
      height: end - start - margin,
    },
  };
}

/** As high as the market, and as wide as the prices that are pointed at. */
function besideCells(market: Rect, lit: readonly Rect[]): Rect {
  const { left, width } = around(lit) ?? market;
  return { ...market, left, width };
}

/** What was pressed stays in sight while the page makes room. */
const pickedPrices = (): Rect[] =>
  [...document.querySelectorAll('main button[data-side][aria-pressed="true"]')].slice(0, 1).map(rectOf);

/** What scrolls a part of the page: its column, or the page itself. */
export function scrollerOf(part: Element | null): Element {
  for (let at = part?.parentElement ?? null; at; at = at.parentElement)
    if (/auto|scroll/.test(getComputedStyle(at).overflowY) && at.scrollHeight > at.clientHeight) return at;
  return document.scrollingElement ?? document.documentElement;
}
