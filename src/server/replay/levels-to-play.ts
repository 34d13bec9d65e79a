import { isOnLadder, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';
import type { Depth, PriceLadder, RecordedRunner } from './recorded-market.ts';
import { crossedLevels } from './uncross.ts';

/** An order of the maker: odds in hundredths, size in minor units. */
export interface PlayedLevel {
  side: Side;
  odds: number;
  size: number;
}

export type LevelFault = 'offLadder' | 'crossed' | 'tooSmall';

export interface PlayableLevels {
  levels: PlayedLevel[];
  /** `side@price` as recorded → why the level is left out. */
  leftOut: Map<string, LevelFault>;
}

/**
 * Returns the orders that show a recorded runner's depth, in the columns that its market has: what could be backed becomes
 * lay orders, what could be laid back orders. Leaves out prices off the market's ladder, sizes below one minor unit, and crossed levels.
 */
export function levelsToPlay(
  runner: RecordedRunner,
  depth: Depth | null,
  ladder: OddsLadder,
): PlayableLevels {
  const leftOut: PlayableLevels['leftOut'] = new Map();
  const { toBack, toLay } = pricesOf(runner, depth);
  const lays = ordersOf('LAY', toBack, ladder, leftOut);
  const backs = ordersOf('BACK', toLay, ladder, leftOut);
  const crossed = crossedLevels(lays, backs);
  for (const { side, odds } of crossed) leftOut.set(`${side}@${odds}`, 'crossed');
  const levels = [...lays, ...backs];
  return { levels: crossed.size === 0 ? levels : levels.filter((level) => !crossed.has(level)), leftOut };
}

function pricesOf(
  { atb, atl, batb, batl, bdatb, bdatl }: RecordedRunner,
  depth: Depth | null,
): { toBack: PriceLadder; toLay: PriceLadder } {
  if (depth === 'best') return { toBack: new Map(batb.values()), toLay: new Map(batl.values()) };
  if (depth === 'displayed') return { toBack: new Map(bdatb.values()), toLay: new Map(bdatl.values()) };
  return { toBack: atb, toLay: atl };
}

function ordersOf(
  side: Side,
  recorded: PriceLadder,
  ladder: OddsLadder,
  leftOut: PlayableLevels['leftOut'],
): PlayedLevel[] {
  const levels: PlayedLevel[] = [];
  for (const [price, decimalSize] of recorded) {
    const odds = hundredthsOf(price);
    const size = Math.round(decimalSize * 100);
    if (odds === null || !isOnLadder(ladder, odds)) leftOut.set(`${side}@${price}`, 'offLadder');
    else if (!(Number.isSafeInteger(size) && size >= 1)) leftOut.set(`${side}@${odds}`, 'tooSmall');
    else levels.push({ side, odds, size });
  }
  return levels;
}

/** Returns null if the recorded price lies between two hundredths or is not a number. */
function hundredthsOf(price: number): number | null {
  const hundredths = Math.round(price * 100);
  return Math.abs(price * 100 - hundredths) < 1e-6 ? hundredths : null;
}
