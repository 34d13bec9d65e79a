import { useState } from 'react';

interface Taken {
  /** What was chosen when it was taken. */
  choice: string;
  matched: ReadonlyMap<string, number>;
}

/**
 * What was matched in each listed event when the order was taken; null until then, and while no order by it is wanted.
 * It is taken when the list is first known and when something is chosen, never because more was matched: a row that moves
 * while somebody reads, or presses a price, is not found again, or is the wrong one.
 */
export function useMatchedOrder(
  choice: string | null,
  known: ReadonlyMap<string, number> | null,
): ReadonlyMap<string, number> | null {
  const [taken, setTaken] = useState<Taken | null>(null);
  if (choice === null || !known) {
    if (choice === null && taken) setTaken(null);
    return null;
  }
  if (taken?.choice === choice) return taken.matched;
  setTaken({ choice, matched: known });
  return known;
}
