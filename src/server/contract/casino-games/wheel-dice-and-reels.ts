import { offer, type BetOffer, type GameDescription } from './game-description.ts';

const half = 975_000;
/** Every bet of a wheel with one zero. */
const wheel = 972_973;

const outside: readonly BetOffer[] = [
  ...['Red', 'Black', 'Odd', 'Even'].map((label) => offer(label.toLowerCase(), label, 200, wheel)),
  offer('low', '1 to 18', 200, wheel),
  offer('high', '19 to 36', 200, wheel),
  ...[1, 2, 3].map((dozen) => offer(`dozen${dozen}`, `${12 * dozen - 11} to ${12 * dozen}`, 300, wheel)),
  ...['1, 4, … 34', '2, 5, … 35', '3, 6, … 36'].map((label, at) =>
    offer(`column${at + 1}`, label, 300, wheel),
  ),
];
const numbers = Array.from({ length: 37 }, (_, number) =>
  offer(`number${number}`, String(number), 3_600, wheel),
);

const dice = 'Dice';

const reels = (
  eventId: string,
  name: string,
  hue: number,
  marks: readonly [string, string, string],
): GameDescription => ({
  eventId,
  name,
  category: 'Slots',
  art: { motif: 'REELS', hue, marks },
  rules: 'Three reels of six symbols, which all come up equally often. Bet on two or three being alike.',
  bets: [offer('spin', 'Spin', { 'two alike': 120, 'three alike': 1_600 }, 944_444)],
});

export const wheelDiceAndReels: readonly GameDescription[] = [
  {
    eventId: '99.0009',
    name: 'European Roulette',
    category: 'Table games',
    art: { motif: 'WHEEL', hue: 145, marks: ['17'] },
    rules:
      'A wheel with the numbers 0 to 36, one zero. Zero is neither red nor black, odd nor even, high nor low, and in no dozen or column.',
    bets: [...outside, ...numbers],
  },
  {
    eventId: '99.0011',
    name: 'Seven Up, Seven Down',
    category: dice,
    art: { motif: 'DICE', hue: 300, marks: ['3', '4'] },
    rules: 'Two dice are rolled. Bet on their total: below seven, seven, or above.',
    bets: [
      offer('below', 'Below seven', 230, 958_333),
      offer('seven', 'Seven', 575, 958_333),
      offer('above', 'Above seven', 230, 958_333),
    ],
  },
  {
    eventId: '99.0017',
    name: 'Two Dice',
    category: dice,
    art: { motif: 'DICE', hue: 200, marks: ['6', '6'] },
    rules: 'Two dice are rolled. Bet on whether their total is odd or even, or on both being the same.',
    bets: [
      offer('odd', 'Odd', 195, half),
      offer('even', 'Even', 195, half),
      offer('double', 'Double', 575, 958_333),
    ],
  },
  {
    eventId: '99.0021',
    name: 'Lucky Dice',
    category: dice,
    art: { motif: 'DICE', hue: 85, marks: ['5'] },
    rules: 'One die is rolled. Bet on its number.',
    bets: [1, 2, 3, 4, 5, 6].map((number) => offer(String(number), `Number ${number}`, 575, 958_333)),
  },
  reels('1444001000', 'Harbour Reels', 230, ['A', 'B', 'G']),
  reels('1444001005', 'Treasure Reels', 45, ['C', 'K', 'R']),
  reels('67722017', 'Fruit Reels', 120, ['P', 'L', 'M']),
];
