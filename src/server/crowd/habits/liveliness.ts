import { isQuoted } from '#domain/market/market-kind.ts';
import { sportIds } from '#domain/market/sport.ts';
import type { Outlook } from './habit.ts';

const minute = 60_000;

/** How many follow a sport beside others; 1 if it is not listed. */
const following: Readonly<Record<string, number>> = {
  [sportIds.cricket]: 3,
  [sportIds.soccer]: 2,
  [sportIds.tennis]: 1.5,
  [sportIds.horseRacing]: 1.5,
  [sportIds.lottery]: 0.5,
  // Over in minutes, so what is matched there is matched soon.
  [sportIds.binary]: 1,
  [sportIds.virtualSports]: 1,
};

/** Who wins draws more than all other questions about an event. */
const besideTheMain = 0.3;

/** How lively betting on a market with a book is; other markets have none. */
export const liveliness = (outlook: Outlook): number =>
  isQuoted(outlook.definition.kind) ? 0 : livelinessOf(outlook);

/** How lively betting with the operator is, at its quotes; markets with a book have none. */
export const quoteLiveliness = (outlook: Outlook): number =>
  isQuoted(outlook.definition.kind) ? livelinessOf(outlook) : 0;

/** Most on who wins, in play, in the sports that many follow; before the off the more the sooner that is. */
function livelinessOf({ definition, toOff }: Outlook): number {
  const { inPlay, sportId } = definition;
  const moment = inPlay ? 3 : 0.25 + 1.75 * Math.exp(-Math.max(0, toOff) / (5 * minute));
  return moment * (following[sportId] ?? 1) * (isMain(definition) ? 1 : besideTheMain);
}

/** The maker's main markets have ids of their own kind; of an index's strikes none is beside the others. */
const isMain = ({ marketId, kind }: Outlook['definition']): boolean =>
  marketId.endsWith('.mo') || kind === 'BINARY';
