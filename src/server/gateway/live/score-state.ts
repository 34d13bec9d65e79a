import { addPlays } from '#domain/market/play.ts';
import { addIncidents } from '#domain/market/scoreboard.ts';
import type { ScoreState } from '#contract/score.ts';
import type { ScoreMessage } from '../upstream/upstream.ts';
import type { Step } from './replica.ts';

/** Applies a message of a score's stream to the score in memory. A change that does not follow is a gap. */
export function stepScore(score: ScoreState | null, message: ScoreMessage): Step<ScoreState> {
  switch (message.type) {
    case 'SCORE_IMAGE': {
      const { type: _, ...image } = message;
      return { kind: 'told', state: image };
    }
    case 'UNKNOWN_EVENT':
      return { kind: 'over' };
    case 'SCORE_HEARTBEAT':
      if (!score || message.epoch !== score.epoch || message.to !== score.to) return { kind: 'gap' };
      return { kind: 'told', state: { ...score, at: message.at } };
    case 'SCORE_CHANGE': {
      if (!score || message.epoch !== score.epoch || message.from !== score.to) return { kind: 'gap' };
      const { to, at, board, clock, incidents, plays } = message;
      const state = {
        ...score,
        to,
        at,
        board: board ?? score.board,
        clock: clock ?? score.clock,
        incidents: [...addIncidents(score.incidents, incidents)],
        plays: [...addPlays(score.plays, plays)],
      };
      return { kind: 'told', state };
    }
  }
}
