/** PNL-9 */
export const bannerCount = 10;
/** How many of them are seen at once. */
export const bannersShown = 3.5;

/** The last position: there the last banner stands at the end of what is seen. */
export const lastPosition = (count: number, shown: number): number => Math.max(0, Math.ceil(count - shown));

/** How far the row is moved, in banners, so that nothing empty is seen after the last. */
export const carouselOffset = (position: number, count: number, shown: number): number =>
  Math.max(0, Math.min(position, count - shown));
