/** How many digits a draw has. */
const digitsADraw = 3;

/**
 * Reads a draw's digits off the period of its score (`5 – 9`), first digit first; null for each that is not drawn. Null for
 * another text.
 */
export function drawnDigits(period: string): (number | null)[] | null {
  const told = period.split(' ');
  if (told.length !== digitsADraw || !told.every((one) => /^(\d|–)$/.test(one))) return null;
  return told.map((one) => (one === '–' ? null : Number(one)));
}

/** How often each digit came at a place (0 for the first), by digit. */
export function countsAt(draws: readonly (readonly (number | null)[])[], place: number): number[] {
  const counts = Array.from({ length: 10 }, () => 0);
  for (const draw of draws) {
    const digit = draw[place];
    if (digit != null) counts[digit] = (counts[digit] ?? 0) + 1;
  }
  return counts;
}
