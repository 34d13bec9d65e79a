import type { RecordedDefinition } from './mcm-message.ts';

/** How a market ends, in the exchange's words. Without winners and tied runners it is void. */
export interface RecordedResult {
  winners: string[];
  /** Runners in a dead heat for the places the winners leave. */
  tied: string[];
  /** Nobody took the places that are left. */
  unfilled?: true;
}

/**
 * Returns the result of a closed market of so many places. It is void if nobody won. Losers lose always: a recording does
 * not say who tied, so all winners do if there are more than places, and else those that neither won nor lost, for the
 * places left. `isOut`: who can no longer win.
 */
export function resultOf(
  { runners }: RecordedDefinition,
  places: number,
  isOut: (runnerId: string) => boolean,
): RecordedResult {
  const idsOf = (...statuses: string[]) =>
    runners
      .filter(({ status }) => statuses.includes(status))
      .map(({ id }) => String(id))
      .filter((runnerId) => !isOut(runnerId));
  const winners = idsOf('WINNER');
  if (winners.length > places) return { winners: [], tied: winners };
  if (winners.length === 0 || winners.length === places) return { winners, tied: [] };
  const others = idsOf('ACTIVE', 'PLACED');
  if (winners.length + others.length > places) return { winners, tied: others };
  const all = [...winners, ...others];
  return { winners: all, tied: [], ...(all.length < places && { unfilled: true }) };
}

/** Whether two results pay the same. */
export const isSameResult = (a: RecordedResult, b: RecordedResult): boolean => keyOf(a) === keyOf(b);

const keyOf = ({ winners, tied }: RecordedResult): string =>
  JSON.stringify([winners.toSorted(), tied.toSorted()]);
