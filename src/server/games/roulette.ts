import { colourOf } from './drawn-wheel.ts';
import { game } from './game.ts';

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
    faces: [{ text: String(number), isRed: colourOf(number) === 'red' }],
    text: `${number}, ${colourOf(number)}`,
    won: [`number${number}`, ...(number === 0 ? [] : outsideBets(number))],
  };
});
