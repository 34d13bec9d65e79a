import type { DataOf } from '#contract/call.ts';
import type { listCasinoEvents } from '#contract/reference.ts';

/** One game of the casino, with everything the contract tells about it. */
export const lobby: DataOf<typeof listCasinoEvents>['lobby'] = [
  {
    eventId: '1',
    link: 'x',
    roundLink: 'https://games.example.com/rounds/{eventId}/{roundId}',
    companyName: 'y',
    popular: true,
    name: 'High Card',
    category: 'Cards',
    art: { motif: 'CARDS', hue: 25, marks: ['K♠'] },
    rules: 'The higher card wins.',
    bets: [{ label: 'Left', pays: 'pays 2.05', returnToPlayer: 964_706 }],
    returnToPlayer: { least: 964_706, most: 964_706 },
  },
];
