import { must } from '#domain/must.ts';
import { diffLevels, type Level } from '#domain/odds/levels.ts';
import {
  liveProjectOf,
  marketDocumentPath,
  scoreDocumentPath,
  type LiveProjectName,
} from '#domain/site/live-project.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type { MarketImageLine, MarketLine, ScoreImageLine, ScoreLine } from '../transport.ts';

/** What is common to the streams that a project can bring: markets and scores. */
export interface LineKind<Line, Image extends Line & FeedPoint> {
  pathOf(id: string): string;
  /** Which project brings it, as far as a line of the gateway says so. */
  projectIn(line: Line): LiveProjectName | null;
  /** Where a line leads; null when it leads nowhere. */
  pointOf(line: Line): FeedPoint | null;
  /** Throws when the text is no image. */
  read(text: string): Image;
  /** What leads from one image to a later one of the same epoch: a change, or that image where no change can tell it. */
  between(before: Image, after: Image): Line;
  heartbeat(id: string, point: FeedPoint, at: string): Line;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const toPoint = <Line extends { __typename: string }>(line: Line | (Line & FeedPoint)): FeedPoint | null =>
  'epoch' in line ? { epoch: line.epoch, to: line.to } : null;

export const marketKind: LineKind<MarketLine, MarketImageLine> = {
  pathOf: marketDocumentPath,
  projectIn: (line) => (line.__typename === 'MarketImage' ? liveProjectOf(line.definition.sportId) : null),
  pointOf: toPoint,
  read: (text) => {
    const image = { __typename: 'MarketImage', ...(JSON.parse(text) as object) } as MarketImageLine;
    if (!Array.isArray(image.runners) || typeof image.definition !== 'object') throw new Error('No market');
    return image;
  },
  between: (before, after) => {
    const known = new Map(before.runners.map((runner) => [runner.runnerId, runner]));
    const isTellable =
      before.runners.length === after.runners.length &&
      after.runners.every(({ runnerId, lastOdds }) => {
        const runner = known.get(runnerId);
        return runner && (lastOdds != null || runner.lastOdds == null);
      });
    if (!isTellable) return after;
    return {
      __typename: 'MarketChange',
      marketId: after.marketId,
      epoch: after.epoch,
      from: before.to,
      to: after.to,
      at: after.at,
      changed: same(before.definition, after.definition) ? null : after.definition,
      changes: after.runners.flatMap(
        (runner) => runnerChange(must(known.get(runner.runnerId)), runner) ?? [],
      ),
      matchedNow: before.matched === after.matched ? null : after.matched,
    };
  },
  heartbeat: (marketId, { epoch, to }, at) => ({ __typename: 'MarketHeartbeat', marketId, epoch, to, at }),
};

type Runner = MarketImageLine['runners'][number];

function runnerChange(before: Runner, after: Runner) {
  if (same(before, after)) return null;
  const levels = (ladder: 'toBack' | 'toLay'): Level[] | null => {
    const changes = diffLevels(before[ladder], after[ladder]);
    return changes.length > 0 ? changes : null;
  };
  return {
    runnerId: after.runnerId,
    toBack: levels('toBack'),
    toLay: levels('toLay'),
    lastOdds: after.lastOdds === before.lastOdds ? null : (after.lastOdds ?? null),
    matched: after.matched === before.matched ? null : after.matched,
  };
}

export const scoreKind: LineKind<ScoreLine, ScoreImageLine> = {
  pathOf: scoreDocumentPath,
  projectIn: () => null,
  pointOf: toPoint,
  read: (text) => {
    const image = { __typename: 'ScoreImage', ...(JSON.parse(text) as object) } as ScoreImageLine;
    if (!Array.isArray(image.incidents)) throw new Error('No score');
    return image;
  },
  between: (before, after) => {
    const last = before.incidents.at(-1)?.number ?? 0;
    return {
      __typename: 'ScoreChange',
      eventId: after.eventId,
      epoch: after.epoch,
      from: before.to,
      to: after.to,
      at: after.at,
      board: same(before.board, after.board) ? null : (after.board ?? null),
      clock: same(before.clock, after.clock) ? null : (after.clock ?? null),
      incidents: after.incidents.filter(({ number }) => number > last),
    };
  },
  heartbeat: (eventId, { epoch, to }, at) => ({ __typename: 'ScoreHeartbeat', eventId, epoch, to, at }),
};
