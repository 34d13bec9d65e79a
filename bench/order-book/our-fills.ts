import type { Fills } from '../../src/server/exchange/engine/matching/book/fills.ts';
import type { ToldFill } from './contestant.ts';

export const toldFills = <Ref>(
  incoming: string,
  { count, resting, stakes, odds }: Fills<Ref>,
  idOf: (ref: Ref) => string,
): ToldFill[] =>
  resting
    .slice(0, count)
    .map((ref, at) => ({ incoming, resting: idOf(ref), size: stakes[at]!, price: odds[at]! }));
