/** Of two sides and their league: what their pages ask for. */

const at = '2026-05-01T10:00:00.000Z';

export const standing = {
  tournamentId: 't1',
  tournamentName: 'Cup',
  season: 'Season 3',
  rowsAre: 'Team',
  columns: [{ label: 'P', name: 'Played' }],
  rows: [{ name: 'Dunes', figures: ['4'] }],
  rounds: [
    {
      name: 'Final',
      matches: [{ eventId: null, home: 'Dunes', away: null, homeScore: '', awayScore: '', winner: null }],
    },
  ],
};

const form = {
  eventId: 'e0',
  eventTime: at,
  opponent: 'Harbour',
  isHome: true,
  outcome: 'WON',
  score: '2 – 1',
} as const;

export const headToHeadOf = <Meeting>(meeting: Meeting) => ({
  eventId: 'e1',
  meetings: [meeting],
  sides: [{ name: 'Dunes', form: [form] }],
});

const sentence = { about: 'FORM', text: 'Dunes has won its last match.' };

export const tipOf = <Event>(event: Event) => ({
  event,
  preview: {
    at,
    runners: [{ name: 'Dunes', chance: 6_300, odds: 155 }],
    sentences: [sentence],
    against: sentence,
  },
  review: {
    at,
    favourite: { name: 'Dunes', chance: 6_300, hasWon: true },
    turn: { moment: '17.2', text: 'Out', name: 'Dunes', before: 5_000, after: 7_000 },
    sentences: [sentence],
  },
});

export const tipRecord = { tips: 3, cameIn: 2, atLevelStakes: -180 };
