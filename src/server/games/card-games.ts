import { itemAt } from '#domain/must.ts';
import { cardText, deal, faceOf, handFaces, isRed, textOf, type Card } from './cards.ts';
import { game, type Game } from './game.ts';

const threeCards = game('99.0001', (draw) => {
  const cards = deal(draw, 3);
  const reds = cards.filter(isRed).length;
  return {
    faces: cards.map(faceOf),
    text: textOf(cards),
    won: [reds > 1 ? 'red' : 'black', ...(reds === 0 || reds === 3 ? ['one'] : [])],
  };
});

const highCard = game('99.0003', (draw) => {
  const [left, right] = deal(draw, 2) as [Card, Card];
  const winner = left.rank > right.rank ? 'left' : 'right';
  return {
    faces: [...handFaces('Left', [left]), ...handFaces('Right', [right])],
    ...(left.rank !== right.rank && { best: winner === 'left' ? 'Left' : 'Right' }),
    text: `left ${cardText(left)}, right ${cardText(right)}`,
    won: [left.rank === right.rank ? 'tie' : winner],
  };
});

const redOrBlack = game('99.0004', (draw) => {
  const [card] = deal(draw, 1) as [Card];
  return { faces: [faceOf(card)], text: cardText(card), won: [isRed(card) ? 'red' : 'black', card.suit] };
});

const cardRace = game('99.0029', (draw) => {
  const counts = { spades: 0, hearts: 0, diamonds: 0, clubs: 0 };
  // Thirteen cards always include four of one suit.
  const pack = deal(draw, 13);
  const end = pack.findIndex(({ suit }) => ++counts[suit] === 4);
  const cards = pack.slice(0, end + 1);
  const { suit } = itemAt(cards, end);
  return { faces: cards.map(faceOf), text: `${suit} after ${cards.length} cards`, won: [suit] };
});

export const cardGames: readonly Game[] = [threeCards, highCard, redOrBlack, cardRace];
