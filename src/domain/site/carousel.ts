/** How many banners are visible at once. */
export const bannersShown = 3.5;

/** The last position, where the last banner stands at the end of the visible row. */
export const lastPosition = (count: number, shown: number): number => Math.max(0, Math.ceil(count - shown));

/** How far the row is moved, in banners; never so far that a gap shows after the last banner. */
export const carouselOffset = (position: number, count: number, shown: number): number =>
  Math.max(0, Math.min(position, count - shown));
