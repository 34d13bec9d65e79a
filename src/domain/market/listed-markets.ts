import type { MarketKind } from './market-kind.ts';

interface Listed {
  exEventId: string;
  /** The first is the main one. */
  marketIds: readonly string[];
}

/** A market as a sport's list of them tells it. */
export interface NamedMarket {
  marketId: string;
  eventId: string;
  marketName: string;
  kind: MarketKind;
  /** How many can be bet on. */
  runners: number;
  /** Backers' stakes, minor units. */
  matched: number;
}

/** A row of a list has room for the prices of so many runners, and of fewer than two there is nothing to choose. */
const fits = ({ kind, runners }: NamedMarket): boolean => kind === 'WINNER' && runners >= 2 && runners <= 3;

/**
 * The market that each event's row shows, by the event's id: its main one, or that of the given name. Without an entry:
 * the event has no such market now, or one whose prices do not fit in a row.
 */
export function shownMarkets<Market extends NamedMarket>(
  events: readonly Listed[],
  markets: readonly Market[],
  name: string | null,
): ReadonlyMap<string, Market> {
  const mainIds = new Map(events.map(({ exEventId, marketIds }) => [exEventId, marketIds[0]]));
  const shown = new Map<string, Market>();
  for (const market of markets) {
    const { eventId, marketId, marketName } = market;
    if (!mainIds.has(eventId) || shown.has(eventId)) continue;
    const isMain = mainIds.get(eventId) === marketId;
    if (name === null ? isMain : !isMain && marketName === name && fits(market)) shown.set(eventId, market);
  }
  return shown;
}

/**
 * How much was matched in the market that an event's row shows, of the given name or the main one; null where the event
 * has none, or nothing is known of it.
 */
export function matchedIn(
  markets: readonly NamedMarket[],
  name: string | null,
): (event: Listed) => number | null {
  const byEvent = new Map<string, NamedMarket[]>();
  for (const market of markets) {
    const { eventId } = market;
    byEvent.set(eventId, [...(byEvent.get(eventId) ?? []), market]);
  }
  return (event) => {
    const { exEventId } = event;
    const shown = shownMarkets([event], byEvent.get(exEventId) ?? [], name);
    return shown.get(exEventId)?.matched ?? null;
  };
}

/** A market that a list can show, and how many events have it. `id`: its name; null: each event's main market. */
export interface MarketChoice {
  id: string | null;
  words: string;
  count: number;
}

/** Which markets a list of events can show, the main ones first and then the most frequent. */
export function marketChoices(events: readonly Listed[], markets: readonly NamedMarket[]): MarketChoice[] {
  const mainNames = new Set(
    [...shownMarkets(events, markets, null).values()].map(({ marketName }) => marketName),
  );
  const [mainName] = mainNames;
  const names = new Set(markets.map(({ marketName }) => marketName));
  const others = [...names]
    .map((name) => ({ id: name, words: name, count: shownMarkets(events, markets, name).size }))
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count || (a.id < b.id ? -1 : 1));
  const words = mainNames.size === 1 && mainName !== undefined ? mainName : 'Main market';
  return [{ id: null, words, count: events.length }, ...others];
}

/** The events with most matched first. Those with as much, or of which nothing is known, keep their order. */
export const byMatched = <Event extends Listed>(
  events: readonly Event[],
  matched: ReadonlyMap<string, number>,
): Event[] => {
  const of = ({ exEventId }: Event) => matched.get(exEventId) ?? 0;
  return events.toSorted((a, b) => of(b) - of(a));
};
