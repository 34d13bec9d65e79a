import { checkOf, columnsOf, quoted, recordset, type Part } from './insert-part.ts';
import { ledgerEntries } from './schema/ledger.ts';

const counted = ['kindCount', 'kindTotal'];
const columns = columnsOf(ledgerEntries);
const given = columns.filter(({ field }) => !counted.includes(field));
const earlier = 'over (partition by "accountId", rows."kind" order by "entryId")';

/**
 * Inserts ledger entries, each with how many of its kind its account has had and what they came to. A report reads these
 * sums at both ends of its period instead of all the entries between.
 */
export const insertEntries: Part = {
  sql: (parameter) =>
    `insert into ledger_entries (${columns.map(({ sqlName }) => sqlName).join(', ')})
     select ${quoted(given)}, coalesce(last.kind_count, 0) + row_number() ${earlier},
       (coalesce(last.kind_total, 0) + sum("amount") ${earlier})::bigint
     from ${recordset(given, parameter)}
     left join lateral (
       select kind_count, kind_total from ledger_entries
       where account_id = rows."accountId" and kind = rows."kind" order by at desc, entry_id desc limit 1
     ) last on true
     order by "entryId"`,
  check: checkOf(given),
};
