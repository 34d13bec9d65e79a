import { itemAt, lastOf } from '#domain/must.ts';
import { cardText, deal, dealerOf, handFaces, isRed, packOf, type Card } from './cards.ts';
import { game } from './game.ts';

/** The bets on how many cards are dealt beside the joker: the last number of each. */
const lengths = [
  [5, 'upTo5'],
  [10, 'upTo10'],
  [15, 'upTo15'],
  [25, 'upTo25'],
  [49, 'more'],
] as const;

export const andarBahar = game('99.0006', (draw) => {
  const next = dealerOf(draw);
  const joker = next();
  const cards: Card[] = [];
  do cards.push(next());
  while (lastOf(cards).rank !== joker.rank);
  const side = cards.length % 2 ? 'andar' : 'bahar';
  const [, length] = itemAt(
    lengths,
    lengths.findIndex(([last]) => cards.length <= last),
  );
  return {
    faces: [
      ...handFaces('Joker', [joker]),
      ...cards.flatMap((card, at) => handFaces(at % 2 ? 'Bahar' : 'Andar', [card])),
    ],
    best: side === 'andar' ? 'Andar' : 'Bahar',
    text: `joker ${cardText(joker)}, ${side} at card ${cards.length}`,
    won: [side, length],
  };
});

const eightPacks = packOf({ packs: 8 });
/** The ace is the lowest card here. */
const low = ({ rank }: Card): number => (rank === 14 ? 1 : rank);

export const dragonTiger = game('99.0007', (draw) => {
  const [dragon, tiger] = deal(draw, 2, eightPacks) as [Card, Card];
  const isTie = dragon.rank === tiger.rank;
  const isSuited = isTie && dragon.suit === tiger.suit;
  return {
    faces: [...handFaces('Dragon', [dragon]), ...handFaces('Tiger', [tiger])],
    ...(!isTie && { best: low(dragon) > low(tiger) ? 'Dragon' : 'Tiger' }),
    text: `dragon ${cardText(dragon)}, tiger ${cardText(tiger)}`,
    won: [
      ...(isTie ? ['tie'] : [low(dragon) > low(tiger) ? 'dragon' : 'tiger']),
      ...(isSuited ? ['suited'] : []),
      isRed(dragon) ? 'dragonRed' : 'dragonBlack',
      isRed(tiger) ? 'tigerRed' : 'tigerBlack',
    ],
    // Half the stake comes back.
    ...(isTie && { back: { dragon: 50, tiger: 50 } }),
  };
});
