import type { ExchangeDesk } from './exchange-desk.ts';
import type { Match } from './match.ts';

export interface ScoreTeller {
  /** Publishes score and scorecard, and the incidents and plays since the last call; the first call publishes them all. */
  tellScore(): Promise<void>;
  /** Publishes the incidents since the last call alone, if there are any. */
  tellIncidents(): Promise<void>;
  /** Publishes where a race's field is by now, if that is new. */
  tellPlays(): Promise<void>;
}

export function scoreTeller(desk: ExchangeDesk, match: Match, now: () => number): ScoreTeller {
  const { eventId } = match.fixture;
  let [told, played] = [0, 0];
  const freshIncidents = () => match.incidents().filter(({ number }) => number > told);
  const freshPlays = () => match.plays().filter(({ number }) => number > played);
  return {
    tellScore: async () => {
      const incidents = freshIncidents();
      const plays = freshPlays();
      const clock = match.clock();
      await desk.tellScore(eventId, {
        score: match.score(),
        board: match.board(),
        ...(clock && { clock }),
        incidents,
        plays,
      });
      told = incidents.at(-1)?.number ?? told;
      played = plays.at(-1)?.number ?? played;
      const scorecard = match.scorecard();
      if (scorecard && scorecard.length > 0) await desk.tellScorecard(eventId, scorecard);
    },
    tellIncidents: async () => {
      const incidents = freshIncidents();
      if (incidents.length === 0) return;
      await desk.tellScore(eventId, { incidents });
      told = incidents.at(-1)?.number ?? told;
    },
    tellPlays: async () => {
      match.look(now());
      const plays = freshPlays();
      if (plays.length === 0) return;
      await desk.tellScore(eventId, { incidents: [], plays });
      played = plays.at(-1)?.number ?? played;
    },
  };
}
