import { isOnLadder, type OddsLadder } from '#domain/odds/odds-ladder.ts';
import type { Side } from '#domain/bet/side.ts';
import type { PriceLadder, RecordedRunner } from './recorded-market.ts';
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
 * Returns the orders that show a recorded runner's depth: what could be backed becomes lay orders, what could be laid
 * back orders. Leaves out prices off the market's ladder, sizes below one minor unit, and crossed levels.
 */
export function levelsToPlay(runner: RecordedRunner, ladder: OddsLadder): PlayableLevels {
  const leftOut: PlayableLevels['leftOut'] = new Map();
  const lays = ordersOf('LAY', runner.atb, ladder, leftOut);
  const backs = ordersOf('BACK', runner.atl, ladder, leftOut);
  const crossed = crossedLevels(lays, backs);
  for (const { side, odds } of crossed) leftOut.set(`${side}@${odds}`, 'crossed');
  const levels = [...lays, ...backs];
  return { levels: crossed.size === 0 ? levels : levels.filter((level) => !crossed.has(level)), leftOut };
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
