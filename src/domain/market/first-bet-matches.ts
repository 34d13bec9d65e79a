import type { MarketKind } from './market-kind.ts';
import type { MarketStatus } from './market-status.ts';
import { isDue } from './is-due.ts';
import { sportIds } from './sport.ts';

interface Listed {
  exEventId: string;
  sportId: string;
  eventTime: string;
  inPlay: boolean;
  ended: boolean;
  home: string | null;
  /** The first is the main one. */
  marketIds: readonly string[];
}

/**
 * The matches to make a first bet on, the best first: those in play, with those that lead before the others, and then
 * those that start next. `leading`: ids of events in their order. `now`: RFC 3339.
 */
export function firstBetMatches<Event extends Listed>(
  events: readonly Event[],
  leading: readonly string[],
  now: string,
): Event[] {
  const rankOf = ({ exEventId, inPlay }: Event) => {
    if (!inPlay) return leading.length + 1;
    const at = leading.indexOf(exEventId);
    return at < 0 ? leading.length : at;
  };
  return events
    .filter(
      (event) =>
        // Two sides, whose event has a page with its markets.
        event.home !== null &&
        event.sportId !== sportIds.virtualSports &&
        event.marketIds.length > 0 &&
        !event.ended &&
        isDue(event, now),
    )
    .toSorted((a, b) => rankOf(a) - rankOf(b) || (a.eventTime < b.eventTime ? -1 : 1));
}

interface Market {
  kind: MarketKind;
  status: MarketStatus;
  runners: readonly unknown[];
}

/** The most runners whose prices are lit together. */
const mostLit = 3;

/** Whether a first bet can be made there now: backs and lays are taken, and its few runners are seen at a glance. */
export const isForFirstBet = ({ kind, status, runners }: Market): boolean =>
  kind === 'WINNER' && status === 'OPEN' && runners.length >= 2 && runners.length <= mostLit;
