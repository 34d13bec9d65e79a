import { addIncidents } from '#domain/market/scoreboard.ts';
import type { ScoreState } from '#contract/score.ts';
import type { ScoreLine } from '../upstream/upstream.ts';
import type { Step } from './feed.ts';

/** What a line of a score's stream makes of the score in memory. A change that does not follow is a gap. */
export function stepScore(score: ScoreState | null, line: ScoreLine): Step<ScoreState> {
  switch (line.type) {
    case 'SCORE_IMAGE': {
      const { type: _, ...image } = line;
      return { kind: 'told', state: image };
    }
    case 'UNKNOWN_EVENT':
      return { kind: 'over' };
    case 'SCORE_HEARTBEAT':
      if (!score || line.epoch !== score.epoch || line.to !== score.to) return { kind: 'gap' };
      return { kind: 'told', state: { ...score, at: line.at } };
    case 'SCORE_CHANGE': {
      if (!score || line.epoch !== score.epoch || line.from !== score.to) return { kind: 'gap' };
      const { to, at, board, clock, incidents } = line;
      const state = {
        ...score,
        to,
        at,
        board: board ?? score.board,
        clock: clock ?? score.clock,
        incidents: [...addIncidents(score.incidents, incidents)],
      };
      return { kind: 'told', state };
    }
  }
}
