/** A rectangle of the screen, px. */
export interface Rect {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** The sides of what is pointed at on which a bubble may stand. */
export type BubbleSide = 'above' | 'below' | 'left';

export interface BubbleWish {
  /** What is pointed at. */
  anchor: Rect;
  /** The best first. */
  sides: readonly BubbleSide[];
  size: Pick<Rect, 'width' | 'height'>;
  /** Where it may stand. */
  bounds: Rect;
  /** What it never covers. */
  avoid: readonly Rect[];
}

export interface BubblePlace {
  left: number;
  top: number;
  /** Where its arrow points from; null: it stands apart. */
  side: BubbleSide | null;
}

/** Between the bubble and what it points at. */
export const gap = 12;
/** How far below its top a bubble beside something has its arrow. */
const arrowAt = 32;
/** Between two places that are tried. */
const step = 4;

export const bottomOf = ({ top, height }: Rect): number => top + height;
export const rightOf = ({ left, width }: Rect): number => left + width;

export const areOverlapping = (a: Rect, b: Rect): boolean =>
  a.left < rightOf(b) && b.left < rightOf(a) && a.top < bottomOf(b) && b.top < bottomOf(a);

export const isInside = (inner: Rect, outer: Rect): boolean =>
  inner.left >= outer.left &&
  inner.top >= outer.top &&
  rightOf(inner) <= rightOf(outer) &&
  bottomOf(inner) <= bottomOf(outer);

const between = (least: number, value: number, most: number): number =>
  Math.max(least, Math.min(value, most));

/** From one height of the screen towards another. */
const towards = (from: number, to: number): number[] =>
  Array.from({ length: Math.max(0, Math.floor(Math.abs(to - from) / step) + 1) }, (_, at) =>
    from <= to ? from + at * step : from - at * step,
  );

/** Where its top may be on a side, the nearest first. */
function topsOn(side: BubbleSide, { anchor, size, bounds }: BubbleWish): readonly number[] {
  const [first, last] = [bounds.top, bottomOf(bounds) - size.height];
  const below = bottomOf(anchor) + gap;
  const above = anchor.top - gap - size.height;
  if (side === 'below') return below <= last ? towards(Math.max(below, first), last) : [];
  if (side === 'above') return above >= first ? towards(Math.min(above, last), first) : [];
  const beside = between(first, anchor.top, Math.max(first, last));
  return [...towards(beside, last), ...towards(beside, first)].toSorted(
    (a, b) => Math.abs(a - beside) - Math.abs(b - beside),
  );
}

function leftOn(side: BubbleSide, { anchor, size, bounds }: BubbleWish): number {
  if (side === 'left') return anchor.left - gap - size.width;
  return between(
    bounds.left,
    anchor.left + (anchor.width - size.width) / 2,
    Math.max(bounds.left, rightOf(bounds) - size.width),
  );
}

function isBeside(side: BubbleSide, rect: Rect, anchor: Rect): boolean {
  if (side === 'below') return rect.top - bottomOf(anchor) <= gap;
  if (side === 'above') return anchor.top - bottomOf(rect) <= gap;
  return rect.top + arrowAt >= anchor.top && rect.top + arrowAt <= bottomOf(anchor);
}

/** Where it covers nothing that it must not, nearest to what it points at on each side. */
const placesOf = (wish: BubbleWish): BubblePlace[] =>
  wish.sides.flatMap((side) => {
    const left = leftOn(side, wish);
    const top = topsOn(side, wish).find((at) => {
      const rect = { left, top: at, ...wish.size };
      return isInside(rect, wish.bounds) && !wish.avoid.some((one) => areOverlapping(rect, one));
    });
    if (top === undefined) return [];
    return [{ left, top, side: isBeside(side, { left, top, ...wish.size }, wish.anchor) ? side : null }];
  });

/** The place for a bubble: on a side where it can point at what it is about, if there is one. Null: there is no room. */
export function placeBubble(wish: BubbleWish): BubblePlace | null {
  const places = placesOf(wish);
  return places.find(({ side }) => side !== null) ?? places[0] ?? null;
}

const moved = (rect: Rect, by: number): Rect => ({ ...rect, top: rect.top - by });

export interface ScrollWish extends BubbleWish {
  /** Whether what is pointed at scrolls with the page. */
  isAnchorInPage: boolean;
  /** How far the page scrolls up (negative) and down. */
  least: number;
  most: number;
  /** What stays in sight; null: nothing has to. */
  kept: Rect | null;
}

/** How far to scroll so that the bubble has a place, the shortest way; null: however far, it has none. */
export function scrollForRoom({ least, most, isAnchorInPage, kept, ...wish }: ScrollWish): number | null {
  const ways = [...towards(0, most), ...towards(0, least)].toSorted((a, b) => Math.abs(a) - Math.abs(b));
  for (const by of ways) {
    if (kept && !isInside(moved(kept, by), wish.bounds)) continue;
    const anchor = isAnchorInPage ? moved(wish.anchor, by) : wish.anchor;
    if (placeBubble({ ...wish, anchor, avoid: wish.avoid.map((one) => moved(one, by)) })) return by;
  }
  return null;
}
