import type { Side } from '#domain/side.ts';
import type { FillRow } from '../records/orders.ts';

/** Whose bet a fill is, on each side. */
export const sidesOf = ({ backAccountId, layAccountId }: FillRow): [accountId: string, side: Side][] => [
  [backAccountId, 'BACK'],
  [layAccountId, 'LAY'],
];
