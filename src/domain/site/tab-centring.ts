/** The share of the strip's spare width before the chosen tab: a third for exchange tabs (XBR-6) … */
export const exchangeTabShare = 1 / 3;
/** … and half, the middle, for sport tabs (TOP-3). */
export const sportTabShare = 1 / 2;

export interface TabPlace {
  /** From the start of the strip's whole content. */
  tabStart: number;
  tabWidth: number;
  /** The visible width of the strip. */
  stripWidth: number;
  contentWidth: number;
}

/** The scroll position that puts the chosen tab at the share, in px; never past either end. */
export function centredScroll(
  { tabStart, tabWidth, stripWidth, contentWidth }: TabPlace,
  share: number,
): number {
  const wanted = tabStart - (stripWidth - tabWidth) * share;
  return Math.max(0, Math.min(wanted, contentWidth - stripWidth));
}
