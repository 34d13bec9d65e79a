import type { PageQuery } from '#contract/reports.ts';
import { readKey, type KeyedPage, type Keys } from '#server/exchange/store/queries/report-page.ts';
import { refuseCall } from './errors.ts';

/** The page with the keys that its report gave out. Throws a refusal for a key that it did not. */
export function keyed<Sort extends string, Query extends PageQuery & { sort: Sort }>(
  query: Query,
  keys: Keys<Sort>,
): Query & KeyedPage<Sort> {
  const { sort, after, before } = query;
  const read = (key: string | undefined) => {
    if (key === undefined) return null;
    const known = readKey(key, sort, keys);
    if (!known) throw refuseCall('UNKNOWN_PLACE', 'This report has no such place. Open its first page.');
    return known;
  };
  return { ...query, after: read(after), before: read(before) };
}
