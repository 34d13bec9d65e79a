import { useEffect } from 'react';

const isOfGroup = (group: Element): HTMLElement[] => [
  ...group.querySelectorAll<HTMLElement>('[data-purpose]'),
];

/** Prices that are drawn: narrow screens hide all but the best. */
const shownIn = (group: Element): HTMLElement[] =>
  isOfGroup(group).filter((price) => price.getClientRects().length > 0);

const middleOf = (price: HTMLElement): { x: number; y: number; height: number } => {
  const { left, top, width, height } = price.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2, height };
};

/** Leaves one price of each market in the order of Tab: the one with the focus, the one that had it last, or the first best. */
function keepOneStop(page: Document): void {
  for (const group of page.querySelectorAll('[data-prices]')) {
    const shown = shownIn(group);
    const stop =
      shown.find((price) => price === page.activeElement) ??
      shown.find((price) => price.getAttribute('tabindex') === '0') ??
      shown.find((price) => price.dataset.depth === '0');
    if (stop) for (const price of isOfGroup(group)) price.tabIndex = price === stop ? 0 : -1;
  }
}

/** The nearest price beside another, in its row. */
function beside(from: HTMLElement, group: Element, step: -1 | 1): HTMLElement | undefined {
  const { x, y, height } = middleOf(from);
  return nearest(
    shownIn(group).filter((price) => {
      const at = middleOf(price);
      return Math.abs(at.y - y) < height / 2 && (at.x - x) * step > 0;
    }),
    (price) => Math.abs(middleOf(price).x - x),
  );
}

/** The first or last price of its row. */
function atEnd(from: HTMLElement, group: Element, step: -1 | 1): HTMLElement | undefined {
  const { y, height } = middleOf(from);
  return nearest(
    shownIn(group).filter((price) => Math.abs(middleOf(price).y - y) < height / 2),
    (price) => -step * middleOf(price).x,
  );
}

/** The price above or below another: in the next row, or in the next market that has prices. */
function beyond(from: HTMLElement, group: Element, step: -1 | 1): HTMLElement | undefined {
  const { x, y, height } = middleOf(from);
  const isFurther = (price: HTMLElement) => (middleOf(price).y - y) * step > height / 2;
  const groups = [...from.ownerDocument.querySelectorAll('[data-prices]')];
  const onwards = step === 1 ? groups : groups.reverse();
  for (const next of onwards.slice(onwards.indexOf(group))) {
    const further = next === group ? shownIn(next).filter(isFurther) : shownIn(next);
    const rows = further.map((price) => middleOf(price).y * step);
    const row = Math.min(...rows);
    const found = nearest(
      further.filter((_, index) => rows[index]! - row < height / 2),
      (price) => Math.abs(middleOf(price).x - x),
    );
    if (found) return found;
  }
  return undefined;
}

const nearest = (prices: HTMLElement[], distance: (price: HTMLElement) => number): HTMLElement | undefined =>
  prices.sort((one, other) => distance(one) - distance(other))[0];

const ways: Record<string, (from: HTMLElement, group: Element) => HTMLElement | undefined> = {
  ArrowLeft: (from, group) => beside(from, group, -1),
  ArrowRight: (from, group) => beside(from, group, 1),
  Home: (from, group) => atEnd(from, group, -1),
  End: (from, group) => atEnd(from, group, 1),
  ArrowUp: (from, group) => beyond(from, group, -1),
  ArrowDown: (from, group) => beyond(from, group, 1),
};

function hear(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
  const { currentTarget, target, key, shiftKey } = event;
  // What is in the order of Tab matters only as Tab is pressed: prices come and go all the time.
  if (key === 'Tab') return keepOneStop(currentTarget as Document);
  if (shiftKey || !(target instanceof HTMLElement) || target.dataset.purpose === undefined) return;
  const group = target.closest('[data-prices]');
  const next = group && ways[key]?.(target, group);
  if (!next) return;
  event.preventDefault();
  next.focus();
}

/**
 * The keys for prices: each element marked `data-prices` is one stop of Tab, the arrow keys go from price to price and
 * on to the next market, Home and End to the ends of a row, and Enter presses the price, as for any button.
 */
export function PriceKeys() {
  useEffect(() => {
    document.addEventListener('keydown', hear);
    return () => document.removeEventListener('keydown', hear);
  }, []);
  return null;
}
