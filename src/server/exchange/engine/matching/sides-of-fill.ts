import type { Side } from '#domain/bet/side.ts';
import type { StoredFill } from '../records/orders.ts';

/** Whose bet a fill is, on each side. */
export const sidesOf = ({ backAccountId, layAccountId }: StoredFill): [accountId: string, side: Side][] => [
  [backAccountId, 'BACK'],
  [layAccountId, 'LAY'],
];
