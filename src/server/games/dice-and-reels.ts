import { itemAt } from '#domain/must.ts';
import type { Draw } from './draw.ts';
import { bet, type Face, type Game } from './game.ts';

const roll = (draw: Draw): number => draw.below(6) + 1;
const face = (number: number): Face => ({ text: String(number) });

const sevenUp: Game = {
  rules: 'Two dice are rolled. Bet on their total: below seven, seven, or above.',
  bets: [bet('below', 'Below seven', 230), bet('seven', 'Seven', 575), bet('above', 'Above seven', 230)],
  play(draw) {
    const dice = [roll(draw), roll(draw)] as const;
    const total = dice[0] + dice[1];
    return {
      faces: dice.map(face),
      text: `${dice[0]} and ${dice[1]}, ${total} in all`,
      pays: total === 7 ? { seven: 575 } : { [total < 7 ? 'below' : 'above']: 230 },
    };
  },
};

const twoDice: Game = {
  rules: 'Two dice are rolled. Bet on whether their total is odd or even, or on both being the same.',
  bets: [bet('odd', 'Odd', 195), bet('even', 'Even', 195), bet('double', 'Double', 575)],
  play(draw) {
    const [first, second] = [roll(draw), roll(draw)];
    return {
      faces: [first, second].map(face),
      text: `${first} and ${second}`,
      pays: { [(first + second) % 2 ? 'odd' : 'even']: 195, ...(first === second && { double: 575 }) },
    };
  },
};

const luckyDice: Game = {
  rules: 'One die is rolled. Bet on its number.',
  bets: [1, 2, 3, 4, 5, 6].map((number) => bet(String(number), `Number ${number}`, 575)),
  play(draw) {
    const number = roll(draw);
    return { faces: [face(number)], text: `a ${number}`, pays: { [number]: 575 } };
  },
};

/** A game with three reels of six symbols each. */
const reels = (symbols: readonly [string, string, string, string, string, string]): Game => ({
  rules: 'Three reels of six symbols. Three alike pay 16.00, two alike 1.20.',
  bets: [{ betId: 'spin', label: 'Spin', pays: 'pays up to 16.00' }],
  play(draw) {
    const shown = [0, 1, 2].map(() => itemAt(symbols, draw.below(6)));
    const different = new Set(shown).size;
    return {
      faces: shown.map((text) => ({ text })),
      text: shown.join(', '),
      pays: { spin: itemAt([1_600, 120, 0], different - 1) },
    };
  },
});

export const diceAndReels: Readonly<Record<string, Game>> = {
  '99.0011': sevenUp,
  '99.0017': twoDice,
  '99.0021': luckyDice,
  '1444001000': reels(['Anchor', 'Buoy', 'Gull', 'Rope', 'Sail', 'Star']),
  '1444001005': reels(['Chest', 'Coin', 'Crown', 'Key', 'Map', 'Ring']),
  '67722017': reels(['Apple', 'Cherry', 'Grape', 'Lemon', 'Melon', 'Plum']),
};
