import { must } from '#domain/must.ts';
import { toldLastOdds } from '#domain/odds/last-odds.ts';
import { diffLevels, type Level } from '#domain/odds/levels.ts';
import type { FeedPoint } from '#domain/market/sequence.ts';
import type { MarketImageMessage, MarketMessage, ScoreImageMessage, ScoreMessage } from '../transport.ts';

/** Reads what a project publishes as the messages that the gateway would have sent. */
export interface MessageReader<Message, Image extends Message & FeedPoint> {
  /** Throws when the text is not an image. */
  read(text: string): Image;
  /** The message that leads from one image to a later one of its epoch: a change, or the later image if none can. */
  between(before: Image, after: Image): Message;
  heartbeat(id: string, point: FeedPoint, at: string): Message;
}

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

export const marketReader: MessageReader<MarketMessage, MarketImageMessage> = {
  read: (text) => {
    const image = { __typename: 'MarketImage', ...(JSON.parse(text) as object) } as MarketImageMessage;
    if (!Array.isArray(image.runners) || typeof image.definition !== 'object') throw new Error('No market');
    return image;
  },
  between: (before, after) => {
    const known = new Map(before.runners.map((runner) => [runner.runnerId, runner]));
    const isTellable =
      before.runners.length === after.runners.length &&
      after.runners.every(({ runnerId }) => known.has(runnerId));
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

type Runner = MarketImageMessage['runners'][number];

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
    lastOdds: toldLastOdds(before.lastOdds ?? null, after.lastOdds ?? null) ?? null,
    matched: after.matched === before.matched ? null : after.matched,
  };
}

export const scoreReader: MessageReader<ScoreMessage, ScoreImageMessage> = {
  read: (text) => {
    const image = { __typename: 'ScoreImage', ...(JSON.parse(text) as object) } as ScoreImageMessage;
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
