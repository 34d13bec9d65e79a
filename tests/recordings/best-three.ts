import type { MarketStore } from '#live/market-store.ts';
import type { ExpectedMarket } from '#server/replay/checkpoints.ts';
import { levelsToPlay, type LevelFault, type PlayableLevels } from '#server/replay/levels-to-play.ts';
import { ladderOf } from '#server/replay/market-plan.ts';
import type { RecordedMarket } from '#server/replay/recorded-market.ts';

/** Counts of runner sides. */
export interface BestCompared {
  compared: number;
  equal: number;
  /** Exempt: the market was not open to orders, the recorded book was crossed, or our ladder lacks the price. */
  suspended: number;
  crossed: number;
  offLadder: number;
}

type RecordedLevel = readonly [price: number, size: number];

const sides = [
  { ladder: 'toBack', side: 'LAY', best: 'atb3', direction: -1 },
  { ladder: 'toLay', side: 'BACK', best: 'atl3', direction: 1 },
] as const;

/**
 * Compares the three best levels of each side in a browser with what is expected of the recording, and counts. Returns
 * the differences that are not exempt. An exempt side of an open market must still equal the recording's without the
 * levels that cannot be played.
 */
export function compareBest(
  store: MarketStore,
  { id, definition, depth, runners }: RecordedMarket,
  book: NonNullable<ExpectedMarket['book']>,
  count: BestCompared,
): string[] {
  const differences: string[] = [];
  for (const [key, expected] of Object.entries(book)) {
    const runner = runners.get(key);
    if (!runner || !definition) {
      differences.push(`${id}: ${key} was not recorded`);
      continue;
    }
    const playable = levelsToPlay(runner, depth, ladderOf(definition));
    for (const { ladder, side, best, direction } of sides) {
      count.compared++;
      const shown = text(store.levels(String(runner.id), ladder).slice(0, 3));
      const isExpected = shown === text(expected[best].map(toLevel));
      const fault = faultOf(side, expected[best], playable);
      const left = playable.levels
        .filter((level) => level.side === side)
        .sort((a, b) => (a.odds - b.odds) * direction)
        .slice(0, 3)
        .map(({ odds, size }): RecordedLevel => [odds, size]);
      if (isExpected) count.equal++;
      else if (definition.status !== 'OPEN') count.suspended++;
      else if (fault && shown === text(left)) count[fault]++;
      else
        differences.push(
          `${id}: ${key} ${ladder} is ${shown}, expected ${text(expected[best].map(toLevel))}`,
        );
    }
  }
  return differences;
}

const text = (levels: readonly RecordedLevel[]): string =>
  levels.map(([odds, size]) => `${size}@${odds}`).join(' ') || 'empty';

const toLevel = ([price, size]: RecordedLevel): RecordedLevel => [
  Math.round(price * 100),
  Math.round(size * 100),
];

/** Why one of these levels cannot be played. */
function faultOf(
  side: 'BACK' | 'LAY',
  levels: readonly RecordedLevel[],
  { leftOut }: PlayableLevels,
): Exclude<LevelFault, 'tooSmall'> | null {
  for (const [price] of levels) {
    if (leftOut.get(`${side}@${price}`) === 'offLadder') return 'offLadder';
    if (leftOut.get(`${side}@${Math.round(price * 100)}`) === 'crossed') return 'crossed';
  }
  return null;
}
