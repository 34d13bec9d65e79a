import { deal, handFaces, textOf, type Card } from './cards.ts';
import { game } from './game.ts';

/** The hands of three cards, from the lowest to the highest. */
const hands = ['high card', 'pair', 'colour', 'sequence', 'pure sequence', 'trail'] as const;
export type HandName = (typeof hands)[number];

interface Hand {
  name: HandName;
  /** A hand with a higher score beats one with a lower; equal scores tie. */
  score: number;
}

/** How high a sequence is: ace, king, queen is the highest, ace, two, three the next. 0: these are no sequence. */
function sequenceRank(high: number, middle: number, low: number): number {
  if (high === 14 && middle === 3 && low === 2) return 13.5;
  return high - middle === 1 && middle - low === 1 ? high : 0;
}

/** Values a hand of Teen Patti. */
export function handOf(cards: readonly [Card, Card, Card]): Hand {
  const [one, two, three] = cards;
  const ranks = cards.map(({ rank }) => rank).toSorted((a, b) => b - a);
  const [high, middle, low] = ranks as [number, number, number];
  const isColour = one.suit === two.suit && two.suit === three.suit;
  const sequence = sequenceRank(high, middle, low);
  const scored = (name: HandName, ...parts: number[]): Hand => ({
    name,
    score: [hands.indexOf(name), ...parts, 0, 0].slice(0, 4).reduce((sum, part) => sum * 16 + part, 0),
  });
  if (high === low) return scored('trail', high);
  if (sequence > 0) return scored(isColour ? 'pure sequence' : 'sequence', sequence);
  if (isColour) return scored('colour', high, middle, low);
  // With a pair among three sorted cards, the middle one is of the pair.
  if (high === middle || middle === low) return scored('pair', middle, high === middle ? low : high);
  return scored('high card', high, middle, low);
}

export const teenPatti = game('99.0005', (draw) => {
  const cards = deal(draw, 6);
  const [a, b] = [cards.slice(0, 3), cards.slice(3)] as [[Card, Card, Card], [Card, Card, Card]];
  const [handA, handB] = [handOf(a), handOf(b)];
  const isTie = handA.score === handB.score;
  return {
    faces: [...handFaces('A', a), ...handFaces('B', b)],
    worth: { A: handA.name, B: handB.name },
    ...(!isTie && { best: handA.score > handB.score ? 'A' : 'B' }),
    text: `A ${textOf(a)} (${handA.name}), B ${textOf(b)} (${handB.name})`,
    won: isTie ? [] : [handA.score > handB.score ? 'a' : 'b'],
    ...(isTie && { back: { a: 100, b: 100 } }),
    wonBy: {
      ...(handA.name !== 'high card' && { pairA: handA.name }),
      ...(handB.name !== 'high card' && { pairB: handB.name }),
    },
  };
});
