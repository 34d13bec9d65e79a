import type { Score } from '#domain/market/event.ts';
import type { Incident, Scoreboard } from '#domain/market/scoreboard.ts';
import { itemAt } from '#domain/must.ts';
import type { Fixture } from '../fixtures.ts';
import { openMatch, type Match } from '../match.ts';

/** How a match ended. */
export interface FinishedMatch {
  fixture: Fixture;
  /** Epoch ms. */
  endsAt: number;
  score: Score;
  board: Scoreboard;
  /** Oldest first; of a long match those of importance only. */
  incidents: readonly Incident[];
  /** The main market's winner: its place among the runners. */
  winner: number;
  /** The name of that runner. */
  result: string;
}

/** A match with no more incidents is told whole. */
const toldWhole = 40;

/** Plays a match to its end, without telling anyone. */
export function finishedMatch(fixture: Fixture, speed: number): FinishedMatch {
  const match = openMatch(fixture, speed);
  while (match.result() === null) match.step();
  const winner = winnerOf(match);
  const incidents = match.incidents();
  return {
    fixture,
    endsAt: fixture.startsAt + (match.steps * fixture.sport.model.stepMs) / speed,
    score: match.score(),
    board: match.board(),
    incidents: incidents.length > toldWhole ? incidents.filter(({ weight }) => weight !== 'PLAY') : incidents,
    winner,
    result: itemAt(match.market.runners, winner).name,
  };
}

/** Who won is certain by then, also where the market is settled on a number. */
function winnerOf(match: Match): number {
  const result = match.result();
  const [winner] = result && 'winners' in result ? result.winners : [];
  if (winner !== undefined) return winner;
  const chances = match.probabilities();
  return chances.indexOf(Math.max(...chances));
}
