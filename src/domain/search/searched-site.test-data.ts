import type { FoundEvent } from './place.ts';
import type { ListedEvent, SearchedSite } from './searched-site.ts';

export const foundEvent = (
  exEventId: string,
  eventName: string,
  changes: Partial<FoundEvent> = {},
): FoundEvent => ({
  exEventId,
  eventName,
  sportId: '4',
  sportName: 'Cricket',
  eventTime: '2026-06-10T18:30:00Z',
  ended: false,
  ...changes,
});

export const listedEvent = (
  exEventId: string,
  eventName: string,
  changes: Partial<ListedEvent> = {},
): ListedEvent => {
  const [home = null, away = null] = eventName.split(' v ');
  return {
    ...foundEvent(exEventId, eventName),
    tournamentId: 'hpl',
    tournamentName: 'Harbour Premier League',
    inPlay: false,
    home,
    away,
    ...changes,
  };
};

const game = (eventId: string, name: string) => ({
  eventId,
  name,
  category: 'Reels',
  art: { motif: 'REELS' as const, hue: 180, marks: ['A', 'B', 'G'] },
});

/** A small site, as a visitor knows it. */
export const smallSite: SearchedSite = {
  events: [
    listedEvent('1', 'Old Harbour v Tidewater Town', {
      sportId: '1',
      sportName: 'Soccer',
      tournamentId: 'ec',
      tournamentName: 'Estuary Cup',
    }),
    // In play although the next one was to begin before it.
    listedEvent('2', 'Mumbai Mariners v Goa Gulls', { inPlay: true, eventTime: '2026-06-10T14:00:00Z' }),
    listedEvent('3', 'Goa Gulls v Kochi Currents', { eventTime: '2026-06-10T13:00:00Z' }),
  ],
  games: [game('g1', 'Harbour Reels'), game('g2', 'Roulette')],
  sports: [
    { sportId: '4', sportName: 'Cricket' },
    { sportId: '1', sportName: 'Soccer' },
    { sportId: '66104', sportName: 'Lottery' },
    { sportId: '4339', sportName: 'Greyhounds' },
  ],
  markets: [
    {
      marketId: '2.mo',
      eventId: '2',
      sportId: '4',
      marketName: 'Match Odds',
      eventName: 'Mumbai Mariners v Goa Gulls',
    },
  ],
  visitor: { hasToken: false, isLogin: undefined },
  settings: { theme: 'LIGHT', oddsFormat: 'DECIMAL' },
  recent: [],
  popular: [],
};

export const bettorSite: SearchedSite = { ...smallSite, visitor: { hasToken: true, isLogin: 1 } };
