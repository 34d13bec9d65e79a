import type { Upstream } from '../upstream/upstream.ts';

/** What an exchange tells of the markets of a list. */
export const markets: Pick<Upstream, 'biggestMovers' | 'leadingMarkets' | 'sportMarkets'> = {
  biggestMovers: async () => [
    {
      marketId: 'm1',
      eventId: 'e1',
      sportId: '4',
      eventName: 'Dunes v Harbour',
      runnerId: 'r1',
      runnerName: 'Dunes',
      was: 240,
      now: 190,
      matched: 1_000_00,
      prices: [{ at: '2026-05-01T12:00:00.000Z', odds: 190, matched: 1_000_00 }],
    },
  ],
  leadingMarkets: async () => [
    {
      marketId: 'm1',
      eventId: 'e1',
      sportId: '4',
      matched: 1_000_00,
      runners: [{ name: 'Dunes', chance: 5_000 }],
    },
  ],
  sportMarkets: async () => [
    {
      marketId: 'm1',
      eventId: 'e1',
      marketName: 'Match Odds',
      kind: 'WINNER',
      runners: 3,
      matched: 1_000_00,
    },
  ],
};
