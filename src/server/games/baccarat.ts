import { dealerOf, handFaces, packOf, textOf, type Card } from './cards.ts';
import { game } from './game.ts';

const eightPacks = packOf({ packs: 8 });

/** An ace counts one; ten and picture cards count nothing. */
const valueOf = ({ rank }: Pick<Card, 'rank'>): number => (rank === 14 ? 1 : rank > 9 ? 0 : rank);

/** Whether the banker takes a third card on these points, given the value of the player's third card; null: there is none. */
export function bankerDraws(points: number, third: number | null): boolean {
  if (third === null) return points <= 5;
  if (points <= 2) return true;
  if (points === 3) return third !== 8;
  if (points === 4) return third >= 2 && third <= 7;
  if (points === 5) return third >= 4 && third <= 7;
  return points === 6 && (third === 6 || third === 7);
}

const pointsOf = (cards: readonly Card[]): number => cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;

export const baccarat = game('99.0010', (draw) => {
  const next = dealerOf(draw, eightPacks);
  const player = [next(), next()];
  const banker = [next(), next()];
  const isNatural = pointsOf(player) >= 8 || pointsOf(banker) >= 8;
  if (!isNatural) {
    const third = pointsOf(player) <= 5 ? next() : null;
    if (third) player.push(third);
    if (bankerDraws(pointsOf(banker), third && valueOf(third))) banker.push(next());
  }
  const [own, others] = [pointsOf(player), pointsOf(banker)];
  const isTie = own === others;
  return {
    faces: [
      ...handFaces('Player', player.slice(0, 2)),
      ...handFaces('Banker', banker.slice(0, 2)),
      ...handFaces('Player', player.slice(2)),
      ...handFaces('Banker', banker.slice(2)),
    ],
    worth: { Player: String(own), Banker: String(others) },
    ...(!isTie && { best: own > others ? 'Player' : 'Banker' }),
    text: `player ${textOf(player)} (${own}), banker ${textOf(banker)} (${others})`,
    won: [isTie ? 'tie' : own > others ? 'player' : 'banker'],
    ...(isTie && { back: { player: 100, banker: 100 } }),
  };
});
