/**
 * Where the chosen tab of a strip stands: the share of the spare width that is before it. There is none where the strip
 * could not be scrolled further.
 */
export function chosenTabShare(strip: Element): number | null {
  const tab = strip.querySelector('[aria-current]')?.getBoundingClientRect();
  const { left, width } = strip.getBoundingClientRect();
  const isAtEnd = strip.scrollLeft < 1 || strip.scrollLeft > strip.scrollWidth - strip.clientWidth - 1;
  return tab && !isAtEnd ? (tab.left - left) / (width - tab.width) : null;
}
