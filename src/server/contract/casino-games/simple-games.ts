import { offer, type BetOffer, type GameDescription } from './game-description.ts';

const half = 975_000;
const cards = 'Cards';

const suitBets: readonly BetOffer[] = [
  offer('spades', 'Spades', 385, 962_500),
  offer('hearts', 'Hearts', 385, 962_500),
  offer('diamonds', 'Diamonds', 385, 962_500),
  offer('clubs', 'Clubs', 385, 962_500),
];

/** Games of a card or a few. */
export const simpleCardGames: readonly GameDescription[] = [
  {
    eventId: '99.0001',
    name: 'Three Cards',
    category: cards,
    art: { motif: 'CARDS', hue: 250, marks: ['5♥', '8♦', '2♠'] },
    rules:
      'Three cards are dealt from one pack. Bet on the colour of most of them, or on all being of one colour.',
    bets: [
      offer('red', 'More red', 195, half),
      offer('black', 'More black', 195, half),
      offer('one', 'All one colour', 405, 952_941),
    ],
  },
  {
    eventId: '99.0003',
    name: 'High Card',
    category: cards,
    art: { motif: 'CARDS', hue: 25, marks: ['K♠', '9♥'] },
    rules: 'One card to the left, one to the right. The higher rank wins, the ace is the highest.',
    bets: [
      offer('left', 'Left', 205, 964_706),
      offer('right', 'Right', 205, 964_706),
      offer('tie', 'Tie', 1_600, 941_176),
    ],
  },
  {
    eventId: '99.0004',
    name: 'Red or Black',
    category: cards,
    art: { motif: 'CARDS', hue: 350, marks: ['J♦'] },
    rules: 'One card from a full pack. Bet on its colour or on its suit.',
    bets: [offer('red', 'Red', 195, half), offer('black', 'Black', 195, half), ...suitBets],
  },
  {
    eventId: '99.0029',
    name: 'Card Race',
    category: cards,
    art: { motif: 'CARDS', hue: 215, marks: ['♠', '♥', '♣'] },
    rules: 'Cards are turned until one suit has four of them: that suit has won the race.',
    bets: suitBets,
  },
];
