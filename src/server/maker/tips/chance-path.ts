import { itemAt, must } from '#domain/must.ts';
import type { Score } from '#domain/market/event.ts';
import type { Incident } from '#domain/market/scoreboard.ts';
import type { Fixture } from '../fixtures.ts';
import { openMatch } from '../match.ts';
import { toBasisPoints } from './tip-words.ts';

/** The runners' chances after a step, and what had happened. */
interface Point {
  chances: readonly number[];
  /** The newest incident; null before the first. */
  incident: Incident | null;
  score: Score;
}

/** How a match went, as the model saw it: the first point is the start, the last the end. */
export interface ChancePath {
  fixture: Fixture;
  /** The main market's runners. */
  names: readonly string[];
  points: readonly Point[];
}

/** What moved a chance the most in one step. Chances are basis points. */
export interface Turn {
  incident: Incident;
  name: string;
  before: number;
  after: number;
}

/**
 * Plays a match to its end and keeps the chances at every step. `pause` is called after each few steps, so that others
 * get their turn.
 */
export async function chancePath(
  fixture: Fixture,
  speed: number,
  pause: () => Promise<void>,
): Promise<ChancePath> {
  const match = openMatch(fixture, speed);
  const point = (): Point => ({
    chances: match.probabilities(),
    incident: match.incidents().at(-1) ?? null,
    score: match.score(),
  });
  const points = [point()];
  while (match.result() === null) {
    match.step();
    points.push(point());
    if (match.steps % stepsAtOnce === 0) await pause();
  }
  return { fixture, names: match.market.runners.map(({ name }) => name), points };
}
const stepsAtOnce = 12;

/** The runner that was certain at the end. */
export function winnerOf({ points }: ChancePath): number {
  const { chances } = itemAt(points, points.length - 1);
  return chances.indexOf(Math.max(...chances));
}

/** Returns the step after which a chance had grown the most, and whose. Null if nothing ever moved. */
export function turnOf({ names, points }: ChancePath): Turn | null {
  let turn: Turn | null = null;
  for (let at = 1; at < points.length; at++) {
    const { chances, incident } = itemAt(points, at);
    const earlier = itemAt(points, at - 1);
    // A step in which nothing was told of is not one to read about.
    if (!incident || incident.number === earlier.incident?.number) continue;
    for (const [runner, chance] of chances.entries()) {
      const [before, after] = [toBasisPoints(itemAt(earlier.chances, runner)), toBasisPoints(chance)];
      if (after - before > (turn ? turn.after - turn.before : 0))
        turn = { incident, name: itemAt(names, runner), before, after };
    }
  }
  return turn;
}

/** Returns the point at which a runner's chance was least, before the end. */
export function lowestOf(
  { points }: ChancePath,
  runner: number,
): { chance: number; incident: Incident | null } {
  const chanceAt = (point: Point) => itemAt(point.chances, runner);
  const lowest = must(
    points
      .slice(0, -1)
      .reduce<Point | null>(
        (least, point) => (least && chanceAt(least) <= chanceAt(point) ? least : point),
        null,
      ),
  );
  return { chance: toBasisPoints(chanceAt(lowest)), incident: lowest.incident };
}

/** Returns the score at which a side was furthest behind, where a score is one number a side; null if it never was. */
export function worstDeficit({ points }: ChancePath, side: 0 | 1): Score | null {
  let worst: { score: Score; by: number } | null = null;
  for (const { score } of points) {
    if (!/^\d+$/.test(score.home) || !/^\d+$/.test(score.away)) return null;
    const lead = Number(score.home) - Number(score.away);
    const by = side === 0 ? -lead : lead;
    if (by > (worst?.by ?? 0)) worst = { score, by };
  }
  return worst?.score ?? null;
}
