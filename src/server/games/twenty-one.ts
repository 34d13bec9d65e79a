import { dealerOf, handFaces, textOf, type Card } from './cards.ts';
import { game } from './game.ts';

/** Picture cards count ten, an ace eleven, or one where eleven would be too much. */
function pointsOf(cards: readonly Card[]): number {
  let points = cards.reduce((sum, { rank }) => sum + (rank === 14 ? 11 : Math.min(rank, 10)), 0);
  for (let aces = cards.filter(({ rank }) => rank === 14).length; points > 21 && aces > 0; aces--)
    points -= 10;
  return points;
}

const isNatural = (cards: readonly Card[]): boolean => cards.length === 2 && pointsOf(cards) === 21;

/** A natural beats every other twenty-one; nothing is worse than more than twenty-one. */
const worthOf = (cards: readonly Card[]): number => {
  const points = pointsOf(cards);
  if (isNatural(cards)) return 22;
  return points > 21 ? 0 : points;
};

const worthText = (cards: readonly Card[]): string =>
  isNatural(cards) ? 'a natural' : String(pointsOf(cards));
const wordsOf = (cards: readonly Card[]): string => `${textOf(cards)} (${worthText(cards)})`;

export const twentyOne = game('99.0002', (draw) => {
  const next = dealerOf(draw);
  /** Both draw by the same rule, so nobody has a choice to make. */
  const drawHand = () => {
    const hand = [next(), next()];
    while (pointsOf(hand) < 17) hand.push(next());
    return hand;
  };
  // The dealer draws even if the hand is over twenty-one.
  const [hand, dealers] = [drawHand(), drawHand()];
  const [own, others] = [worthOf(hand), worthOf(dealers)];
  return {
    faces: [...handFaces('The hand', hand), ...handFaces('Dealer', dealers)],
    worth: { 'The hand': worthText(hand), Dealer: worthText(dealers) },
    ...(own !== others && { best: own > others ? 'The hand' : 'Dealer' }),
    text: `hand ${wordsOf(hand)}, dealer ${wordsOf(dealers)}`,
    won: [...(isNatural(hand) ? ['natural'] : []), ...(others === 0 ? ['bust'] : [])],
    ...(own > others && { wonBy: { hand: isNatural(hand) ? 'with a natural' : 'wins' } }),
    ...(own === others && own > 0 && { back: { hand: 100 } }),
  };
});
