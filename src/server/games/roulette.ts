import { game } from './game.ts';

/** The red pockets of a European wheel. */
const reds = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const colourOf = (number: number): string => (number === 0 ? 'green' : reds.has(number) ? 'red' : 'black');

/** The bets that a number other than zero wins, beside the one on itself. */
const outsideBets = (number: number): string[] => [
  colourOf(number),
  number % 2 ? 'odd' : 'even',
  number <= 18 ? 'low' : 'high',
  `dozen${Math.ceil(number / 12)}`,
  `column${((number - 1) % 3) + 1}`,
];

export const roulette = game('99.0009', (draw) => {
  const number = draw.below(37);
  return {
    faces: [{ text: String(number), isRed: reds.has(number) }],
    text: `${number}, ${colourOf(number)}`,
    won: [`number${number}`, ...(number === 0 ? [] : outsideBets(number))],
  };
});
