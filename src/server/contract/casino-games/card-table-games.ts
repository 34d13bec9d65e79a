import { offer, type GameDescription } from './game-description.ts';

/** What "pair or better" pays by the name of the hand. */
const pairOrBetter = {
  pair: 200,
  colour: 500,
  sequence: 700,
  trail: 3_100,
  'pure sequence': 4_100,
} as const;

const indian = 'Indian cards';
const table = 'Table games';

/** Games of cards with hands, as casinos deal them. */
export const cardTableGames: readonly GameDescription[] = [
  {
    eventId: '99.0005',
    name: 'Teen Patti',
    category: indian,
    art: { motif: 'CARDS', hue: 12, marks: ['A♠', 'K♥', 'Q♣'] },
    rules:
      'Two hands of three cards from one pack. From the highest: trail (three alike), pure sequence, sequence, colour, pair, high card. Ace, king, queen is the highest sequence, ace, two, three the next. The better hand wins; if neither is, the stake comes back. “Pair or better” pays by that hand alone.',
    bets: [
      offer('a', 'Player A', 196, 980_022),
      offer('b', 'Player B', 196, 980_022),
      offer('pairA', 'A has a pair or better', pairOrBetter, 976_833),
      offer('pairB', 'B has a pair or better', pairOrBetter, 976_833),
    ],
  },
  {
    eventId: '99.0006',
    name: 'Andar Bahar',
    category: indian,
    art: { motif: 'CARDS', hue: 135, marks: ['7♥', '7♠'] },
    rules:
      'The first card of a pack is the joker. Cards are then dealt in turn to Andar and to Bahar, Andar first, until one has the joker’s rank: its side wins. Bet on the side, or on how many cards are dealt after the joker.',
    bets: [
      offer('andar', 'Andar', 190, 978_511),
      offer('bahar', 'Bahar', 200, 969_988),
      offer('upTo5', '1 to 5 cards', 355, 962_293),
      offer('upTo10', '6 to 10 cards', 440, 955_006),
      offer('upTo15', '11 to 15 cards', 570, 963_457),
      offer('upTo25', '16 to 25 cards', 440, 959_232),
      offer('more', '26 cards or more', 770, 961_345),
    ],
  },
  {
    eventId: '99.0007',
    name: 'Dragon Tiger',
    category: indian,
    art: { motif: 'CARDS', hue: 350, marks: ['D', 'T'] },
    rules:
      'One card to the dragon and one to the tiger, from eight packs. The higher rank wins, the ace is the lowest. If the ranks are equal, half the stake on dragon or tiger comes back.',
    bets: [
      offer('dragon', 'Dragon', 200, 962_651),
      offer('tiger', 'Tiger', 200, 962_651),
      offer('tie', 'Tie', 1_200, 896_386),
      offer('suited', 'Tie of one suit', 5_100, 860_241),
      offer('dragonRed', 'Dragon is red', 195, 975_000),
      offer('dragonBlack', 'Dragon is black', 195, 975_000),
      offer('tigerRed', 'Tiger is red', 195, 975_000),
      offer('tigerBlack', 'Tiger is black', 195, 975_000),
    ],
  },
  {
    eventId: '99.0008',
    name: '32 Cards',
    category: indian,
    art: { motif: 'CARDS', hue: 275, marks: ['9♦', '10♠', 'J♥'] },
    rules:
      'A pack of the 32 cards from six to king; a jack counts eleven, a queen twelve, a king thirteen. Players 8, 9, 10 and 11 each get a card, and their points are their number and their card. The most points win. Whoever ties for the most gets another card, until one player has more than the others; if too few cards are left, a new pack is taken.',
    bets: [
      offer('8', 'Player 8', 1_220, 955_599),
      offer('9', 'Player 9', 585, 958_154),
      offer('10', 'Player 10', 325, 952_325),
      offer('11', 'Player 11', 205, 952_967),
    ],
  },
  {
    eventId: '99.0002',
    name: 'Twenty-one',
    category: table,
    art: { motif: 'CARDS', hue: 155, marks: ['A♥', 'K♠'] },
    rules:
      'Blackjack without choices: the hand you bet on and the dealer’s both draw from one pack until they have seventeen or more. Picture cards count ten, an ace eleven, or one where eleven would be too much. A hand over twenty-one loses, even if the dealer’s is over too. Otherwise the hand nearer to twenty-one wins, and a tie gives the stake back. A natural is twenty-one with two cards; it beats any other.',
    bets: [
      offer('hand', 'The hand', { wins: 200, 'with a natural': 250 }, 943_154),
      offer('natural', 'The hand is a natural', 1_950, 941_176),
      offer('bust', 'The dealer is over', 335, 950_011),
    ],
  },
  {
    eventId: '99.0010',
    name: 'Baccarat',
    category: table,
    art: { motif: 'CARDS', hue: 205, marks: ['9♣', 'K♦'] },
    rules:
      'Player and banker get two cards each from eight packs. An ace counts one, ten and picture cards nothing, and only the last digit of the total counts. With eight or nine on either side nobody draws. Otherwise the player draws a third card on five or less, and the banker by the rules of punto banco. The higher total wins; a tie gives stakes on player and banker back.',
    bets: [
      offer('player', 'Player', 200, 987_649),
      offer('banker', 'Banker', 195, 989_421),
      offer('tie', 'Tie', 900, 856_404),
    ],
  },
];
