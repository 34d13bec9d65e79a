import type { Side } from '../../src/domain/bet/side.ts';
import type { MarketDefinition } from '../../src/server/contract/market.ts';

/** What a bet may lose, minor units. In a line market both sides stake the same. */
export const liabilityOf = ({ kind }: MarketDefinition, side: Side, odds: number, stake: number): number =>
  side === 'BACK' || kind === 'LINE' ? stake : (stake * (odds - 100)) / 100;
