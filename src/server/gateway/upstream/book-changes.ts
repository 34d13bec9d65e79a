import { isDeepStrictEqual } from 'node:util';
import { must } from '#domain/must.ts';
import { toldLastOdds } from '#domain/odds/last-odds.ts';
import { diffLevels } from '#domain/odds/levels.ts';
import type { MarketBook, RunnerBook } from '#contract/market.ts';
import type { RunnerChange } from '#contract/stream.ts';
import type { MarketMessage } from './upstream.ts';

/**
 * Returns what leads from one reading of a market's book to the next: a change, a heartbeat if nothing is different, or
 * an image if a change cannot express it.
 */
export function messageBetween(before: MarketBook, after: MarketBook): MarketMessage {
  const { marketId, epoch, to, at } = after;
  const known = new Map(before.runners.map((runner) => [runner.runnerId, runner]));
  const isSame = epoch === before.epoch && to === before.to;
  if (isSame && isDeepStrictEqual({ ...before, at }, after)) {
    return { type: 'HEARTBEAT', marketId, epoch, to, at };
  }
  const isTellable =
    epoch === before.epoch &&
    to > before.to &&
    after.runners.length === before.runners.length &&
    after.runners.every(({ runnerId }) => known.has(runnerId));
  if (!isTellable) return { type: 'IMAGE', ...after };
  return {
    type: 'CHANGE',
    marketId,
    epoch,
    from: before.to,
    to,
    at,
    ...(!isDeepStrictEqual(after.definition, before.definition) && { definition: after.definition }),
    runners: after.runners.flatMap((runner) => changeOf(must(known.get(runner.runnerId)), runner) ?? []),
    ...(after.matched !== before.matched && { matched: after.matched }),
  };
}

function changeOf(before: RunnerBook, after: RunnerBook): RunnerChange | null {
  const toBack = diffLevels(before.toBack, after.toBack);
  const toLay = diffLevels(before.toLay, after.toLay);
  const lastOdds = toldLastOdds(before.lastOdds, after.lastOdds);
  const change: RunnerChange = {
    runnerId: after.runnerId,
    ...(toBack.length > 0 && { toBack }),
    ...(toLay.length > 0 && { toLay }),
    ...(lastOdds !== undefined && { lastOdds }),
    ...(after.matched !== before.matched && { matched: after.matched }),
  };
  return Object.keys(change).length > 1 ? change : null;
}
