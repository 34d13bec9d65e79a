import { itemAt } from '#domain/must.ts';
import type { Draw } from '#contract/draw.ts';
import { game, type Face, type Game } from './game.ts';

const roll = (draw: Draw): number => draw.below(6) + 1;
const face = (number: number): Face => ({ text: String(number) });

const sevenUp = game('99.0011', (draw) => {
  const [first, second] = [roll(draw), roll(draw)];
  const total = first + second;
  return {
    faces: [first, second].map(face),
    text: `${first} and ${second}, ${total} in all`,
    won: [total === 7 ? 'seven' : total < 7 ? 'below' : 'above'],
  };
});

const twoDice = game('99.0017', (draw) => {
  const [first, second] = [roll(draw), roll(draw)];
  return {
    faces: [first, second].map(face),
    text: `${first} and ${second}`,
    won: [(first + second) % 2 ? 'odd' : 'even', ...(first === second ? ['double'] : [])],
  };
});

const luckyDice = game('99.0021', (draw) => {
  const number = roll(draw);
  return { faces: [face(number)], text: `a ${number}`, won: [String(number)] };
});

/** A game with three reels of six symbols each. */
const reels = (eventId: string, symbols: readonly [string, string, string, string, string, string]): Game =>
  game(eventId, (draw) => {
    const shown = [0, 1, 2].map(() => itemAt(symbols, draw.below(6)));
    const different = new Set(shown).size;
    return {
      faces: shown.map((text) => ({ text })),
      text: shown.join(', '),
      won: [],
      ...(different < 3 && { wonBy: { spin: different === 1 ? 'three alike' : 'two alike' } }),
    };
  });

export const diceAndReels: readonly Game[] = [
  sevenUp,
  twoDice,
  luckyDice,
  reels('1444001000', ['Anchor', 'Buoy', 'Gull', 'Rope', 'Sail', 'Star']),
  reels('1444001005', ['Chest', 'Coin', 'Crown', 'Key', 'Map', 'Ring']),
  reels('67722017', ['Apple', 'Cherry', 'Grape', 'Lemon', 'Melon', 'Plum']),
];
