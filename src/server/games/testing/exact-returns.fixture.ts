import type { Game } from '../game.ts';
import {
  andarBaharReturns,
  cardRaceReturns,
  teenPattiReturns,
  thirtyTwoCardsReturns,
} from './exact-cards.fixture.ts';
import { baccaratReturns, twentyOneReturns } from './exact-points.fixture.ts';
import { everyDraw, type ExactReturns } from './exact-return.fixture.ts';

const counted: Readonly<Record<string, (game: Game) => ExactReturns>> = {
  '99.0002': twentyOneReturns,
  '99.0005': teenPattiReturns,
  '99.0006': andarBaharReturns,
  '99.0008': thirtyTwoCardsReturns,
  '99.0010': baccaratReturns,
  '99.0029': cardRaceReturns,
};

/** What every bet of a game returns, exactly: from all its draws. */
export const exactReturns = (game: Game): ExactReturns => (counted[game.eventId] ?? everyDraw)(game);
