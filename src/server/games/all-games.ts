import { baccarat } from './baccarat.ts';
import { cardGames } from './card-games.ts';
import { diceAndReels } from './dice-and-reels.ts';
import type { Game } from './game.ts';
import { andarBahar, dragonTiger } from './matching-games.ts';
import { roulette } from './roulette.ts';
import { teenPatti } from './teen-patti.ts';
import { thirtyTwoCards } from './thirty-two-cards.ts';
import { twentyOne } from './twenty-one.ts';

/** Every game that is played here. */
export const allGames: readonly Game[] = [
  teenPatti,
  andarBahar,
  dragonTiger,
  thirtyTwoCards,
  twentyOne,
  baccarat,
  roulette,
  ...cardGames,
  ...diceAndReels,
];

/** Finds a game by its lobby id. */
export const gameOf = (eventId: string): Game | undefined =>
  allGames.find((game) => game.eventId === eventId);
