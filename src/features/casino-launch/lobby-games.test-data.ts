import type { LobbyGame } from './games.view.tsx';

const universe = 'https://games.example.com/play?token={token}&game={eventId}';
const ofUs = { link: universe, companyName: 'UNIVERSE', popular: false };
/** A lobby with a game of each kind of tile; the last has no link. */
export const lobbyGames: readonly LobbyGame[] = [
  {
    ...ofUs,
    eventId: '99.0003',
    name: 'High Card',
    category: 'Cards',
    art: { motif: 'CARDS', hue: 25, marks: ['K♠', '9♥'] },
    returnToPlayer: { least: 941_176, most: 964_706 },
  },
  {
    ...ofUs,
    eventId: '99.0001',
    popular: true,
    name: 'Three Cards',
    category: 'Cards',
    art: { motif: 'CARDS', hue: 250, marks: ['5♥', '8♦', '2♠'] },
    returnToPlayer: { least: 952_941, most: 975_000 },
  },
  {
    eventId: '88.0001',
    link: 'https://vimaan.example.com/game',
    companyName: 'VIMAAN',
    popular: false,
    name: 'Roulette',
    category: 'Partner games',
    art: { motif: 'WHEEL', hue: 165, marks: ['0'] },
    returnToPlayer: null,
  },
  {
    ...ofUs,
    eventId: '99.0011',
    link: '',
    name: 'Seven Up, Seven Down',
    category: 'Dice',
    art: { motif: 'DICE', hue: 300, marks: ['3', '4'] },
    returnToPlayer: { least: 958_333, most: 958_333 },
  },
];
