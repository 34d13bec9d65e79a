import { itemAt } from '#domain/must.ts';
import { cardText, deal, isRed, suits, type Card } from './cards.ts';
import { bet, type Face, type Game } from './game.ts';

const face = (card: Card): Face => ({ text: cardText(card), isRed: isRed(card) });
const textOf = (cards: readonly Card[]): string => cards.map(cardText).join(' ');
const suitBets = (pays: number) =>
  suits.map((suit) => bet(suit, `${itemAt(suit, 0).toUpperCase()}${suit.slice(1)}`, pays));

const threeCards: Game = {
  rules:
    'Three cards are dealt from one pack. Bet on the colour of most of them, or on all being of one colour.',
  bets: [bet('red', 'More red', 195), bet('black', 'More black', 195), bet('one', 'All one colour', 405)],
  play(draw) {
    const cards = deal(draw, 3);
    const reds = cards.filter(isRed).length;
    return {
      faces: cards.map(face),
      text: textOf(cards),
      pays: { [reds > 1 ? 'red' : 'black']: 195, ...((reds === 0 || reds === 3) && { one: 405 }) },
    };
  },
};

/** Picture cards count ten, an ace eleven, or one if eleven would be too much. */
function pointsOf(cards: readonly Card[]): number {
  const points = cards.reduce((sum, { rank }) => sum + (rank === 14 ? 11 : Math.min(rank, 10)), 0);
  return points > 21 ? points - 10 : points;
}

const twentyOne: Game = {
  rules:
    'Two hands of two cards from one pack. The hand nearer to twenty-one wins; a tie gives the stake back.',
  bets: [bet('first', 'First hand', 195), bet('second', 'Second hand', 195)],
  play(draw) {
    const cards = deal(draw, 4);
    const hands = [cards.slice(0, 2), cards.slice(2)] as const;
    const [first, second] = [pointsOf(hands[0]), pointsOf(hands[1])];
    return {
      faces: cards.map(face),
      text: `${textOf(hands[0])} (${first}), ${textOf(hands[1])} (${second})`,
      pays: first === second ? { first: 100, second: 100 } : { [first > second ? 'first' : 'second']: 195 },
    };
  },
};

const highCard: Game = {
  rules: 'One card to the left, one to the right. The higher rank wins, the ace is the highest.',
  bets: [bet('left', 'Left', 205), bet('right', 'Right', 205), bet('tie', 'Tie', 1_600)],
  play(draw) {
    const [left, right] = deal(draw, 2) as [Card, Card];
    const winner = left.rank > right.rank ? 'left' : 'right';
    return {
      faces: [left, right].map(face),
      text: `left ${cardText(left)}, right ${cardText(right)}`,
      pays: left.rank === right.rank ? { tie: 1_600 } : { [winner]: 205 },
    };
  },
};

const redOrBlack: Game = {
  rules: 'One card from a full pack. Bet on its colour or on its suit.',
  bets: [bet('red', 'Red', 195), bet('black', 'Black', 195), ...suitBets(385)],
  play(draw) {
    const [card] = deal(draw, 1) as [Card];
    return {
      faces: [face(card)],
      text: cardText(card),
      pays: { [isRed(card) ? 'red' : 'black']: 195, [card.suit]: 385 },
    };
  },
};

const cardRace: Game = {
  rules: 'Cards are turned until one suit has four of them: that suit has won the race.',
  bets: suitBets(385),
  play(draw) {
    const counts = { spades: 0, hearts: 0, diamonds: 0, clubs: 0 };
    // Thirteen cards always include four of one suit.
    const pack = deal(draw, 13);
    const end = pack.findIndex(({ suit }) => ++counts[suit] === 4);
    const cards = pack.slice(0, end + 1);
    const { suit } = itemAt(cards, end);
    return { faces: cards.map(face), text: `${suit} after ${cards.length} cards`, pays: { [suit]: 385 } };
  },
};

export const cardGames: Readonly<Record<string, Game>> = {
  '99.0001': threeCards,
  '99.0002': twentyOne,
  '99.0003': highCard,
  '99.0004': redOrBlack,
  '99.0029': cardRace,
};
