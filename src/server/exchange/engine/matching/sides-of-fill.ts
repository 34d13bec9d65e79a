import type { Side } from '#domain/bet/side.ts';
import type { StoredFill } from '../records/orders.ts';

/** The two accounts of a fill, with their sides. */
export const sidesOf = ({ backAccountId, layAccountId }: StoredFill): [accountId: string, side: Side][] => [
  [backAccountId, 'BACK'],
  [layAccountId, 'LAY'],
];
