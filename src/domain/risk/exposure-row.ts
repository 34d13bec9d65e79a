import { eventPath } from '../market/event-path.ts';
import { sportIds } from '../market/sport.ts';

/** A market in which a bettor has bets (ENT-5). */
export interface ExposureRow {
  sportName: string;
  eventName: string;
  marketName: string;
  /** The number of bets. */
  betCounts: number;
  sportId: string;
  eventId: string;
  marketId: string;
}

/** The sport of My Market whose rows lead nowhere. */
const ignoredSport = '6';

export type ExposureTarget =
  { kind: 'nothing' } | { kind: 'game'; eventId: string } | { kind: 'page'; path: string };

/** PNL-5: what a click on a row of My Market opens. */
export function exposureTarget({
  sportId,
  eventId,
}: Pick<ExposureRow, 'sportId' | 'eventId'>): ExposureTarget {
  if (sportId === ignoredSport) return { kind: 'nothing' };
  if (sportId === sportIds.casino) return { kind: 'game', eventId };
  return { kind: 'page', path: eventPath(eventId, sportId) };
}
