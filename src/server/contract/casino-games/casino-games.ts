import { cardTableGames } from './card-table-games.ts';
import type { GameDescription } from './game-description.ts';
import { partnerGames } from './partner-games.ts';
import { simpleCardGames } from './simple-games.ts';
import { wheelDiceAndReels } from './wheel-dice-and-reels.ts';

const all: readonly GameDescription[] = [
  ...cardTableGames,
  ...simpleCardGames,
  ...wheelDiceAndReels,
  ...partnerGames,
];

/** Finds what is known of a game of the lobby, a partner's too. */
export const gameDescriptionOf = (eventId: string): GameDescription | undefined =>
  all.find((game) => game.eventId === eventId);
