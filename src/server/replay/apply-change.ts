import type { McmMessage, RecordedChange, RecordedDefinition, RecordedRunnerChange } from './mcm-message.ts';
import {
  depthColumns,
  emptyMarket,
  emptyRunner,
  ladderKeys,
  levelKeys,
  runnerKey,
  scalarKeys,
  type Depth,
  type RecordedMarket,
  type RecordedMarkets,
  type RecordedRunner,
} from './recorded-market.ts';

/**
 * Applies a message to the markets, in place. Returns the markets it changes, once each, in order of first mention. A
 * market may come in two copies, in one message or in several: a change whose definition is older than one that was
 * heard is ignored, with its prices.
 */
export function applyMessage(markets: RecordedMarkets, message: McmMessage): RecordedMarket[] {
  const touched = new Set<RecordedMarket>();
  for (const change of message.mc ?? []) {
    let market = markets.get(change.id);
    if (!market) markets.set(change.id, (market = emptyMarket(change.id)));
    if (isOlder(market, change)) {
      market.olderCopies++;
      continue;
    }
    applyChange(market, change);
    touched.add(market);
  }
  return [...touched];
}

const isOlder = ({ version }: RecordedMarket, { marketDefinition }: RecordedChange): boolean =>
  version !== null && marketDefinition?.version != null && marketDefinition.version < version;

/**
 * An image clears the market once, before its entries are merged: a runner may be split over several of them. Keeps the
 * definition if the change has none.
 */
function applyChange(market: RecordedMarket, change: RecordedChange): void {
  if (change.img) {
    market.runners.clear();
    market.tv = null;
  }
  if (change.marketDefinition) define(market, change.marketDefinition);
  if (change.tv != null) market.tv = change.tv;
  for (const runnerChange of change.rc ?? []) {
    const key = runnerKey(runnerChange.id, runnerChange.hc);
    let runner = market.runners.get(key);
    if (!runner) {
      runner = emptyRunner(runnerChange.id, runnerChange.hc ?? 0);
      market.runners.set(key, runner);
    }
    mergeRunner(runner, runnerChange);
    market.depth = deeper(market.depth, runnerChange);
  }
}

function define(market: RecordedMarket, definition: RecordedDefinition): void {
  market.definition = definition;
  market.version = definition.version ?? market.version;
  for (const { id, adjustmentFactor } of definition.runners)
    market.factors.set(id, adjustmentFactor ?? market.factors.get(id) ?? 0);
}

/** Returns the more telling of what was heard so far and this change's columns. */
function deeper(heard: Depth | null, change: RecordedRunnerChange): Depth | null {
  // The size comes last; 0 takes a price away.
  const hasPrices = (prices: readonly (readonly number[])[] | undefined) =>
    prices?.some((price) => price.at(-1) !== 0) === true;
  const best = depthColumns.find(
    ({ depth, toBack, toLay }) => depth === heard || hasPrices(change[toBack]) || hasPrices(change[toLay]),
  );
  return best?.depth ?? null;
}

function mergeRunner(runner: RecordedRunner, change: RecordedRunnerChange): void {
  for (const key of scalarKeys) runner[key] = change[key] ?? runner[key];
  for (const key of ladderKeys) {
    for (const [price, size] of change[key] ?? []) {
      if (size === 0) runner[key].delete(price);
      else runner[key].set(price, size);
    }
  }
  for (const key of levelKeys) {
    for (const [level, price, size] of change[key] ?? []) {
      if (size === 0) runner[key].delete(level);
      else runner[key].set(level, [price, size]);
    }
  }
}
