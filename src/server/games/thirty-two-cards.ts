import { must } from '#domain/must.ts';
import { dealerOf, handFaces, packOf, textOf, type Card } from './cards.ts';
import type { Draw } from '#contract/draw.ts';
import { game } from './game.ts';

const pack = packOf({ lowest: 6, highest: 13 });
const players = [8, 9, 10, 11] as const;

/** One player's points and cards. */
interface Hand {
  player: number;
  points: number;
  cards: Card[];
}

/** Deals one card to each of these hands, in turn. From a new pack, if too few are left. */
function dealRound(hands: readonly Hand[], table: { left: number; next: () => Card }, draw: Draw): void {
  if (table.left < hands.length) Object.assign(table, { left: pack.length, next: dealerOf(draw, pack) });
  for (const hand of hands) {
    const card = table.next();
    table.left--;
    hand.cards.push(card);
    hand.points += card.rank;
  }
}

const bestOf = (hands: readonly Hand[]): Hand[] => {
  const most = Math.max(...hands.map(({ points }) => points));
  return hands.filter(({ points }) => points === most);
};

export const thirtyTwoCards = game('99.0008', (draw) => {
  const table = { left: pack.length, next: dealerOf(draw, pack) };
  const hands: Hand[] = players.map((player) => ({ player, points: player, cards: [] }));
  dealRound(hands, table, draw);
  const first = hands.map(({ player, cards }) => `${player}: ${textOf(cards)}`).join(', ');
  let best = bestOf(hands);
  while (best.length > 1) {
    dealRound(best, table, draw);
    best = bestOf(best);
  }
  const { player, points, cards } = must(best[0]);
  const rounds = cards.length > 1 ? ` after ${cards.length} cards` : '';
  return {
    faces: cards.flatMap((_, round) =>
      hands.flatMap((hand) => handFaces(`Player ${hand.player}`, hand.cards.slice(round, round + 1))),
    ),
    worth: Object.fromEntries(hands.map((hand) => [`Player ${hand.player}`, String(hand.points)])),
    best: `Player ${player}`,
    text: `${first}; player ${player} wins with ${points}${rounds}`,
    won: [String(player)],
  };
});
