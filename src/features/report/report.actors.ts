import { fromPromise } from 'xstate';
import { reportCsv, reportPageRows, type ReportAsk, type ReportRow } from '#domain/report/report.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import type { ReportReply } from '#machines/report/report.machine.ts';
import type { ReportKind } from './report-kind.ts';

/** The most rows that the gateway returns at once. */
const fileStep = 500;

/** Reads a report and saves it as a file. `zone`: the time zone of its days. */
export const reportActors = (client: GraphqlClient, kind: ReportKind, zone: string) => ({
  readReport: fromPromise<ReportReply, ReportAsk>(({ input: { from, to, sort, direction, page } }) =>
    kind.read(client, {
      period: { from, to, zone },
      page: { offset: (page - 1) * reportPageRows, limit: reportPageRows, direction },
      sort,
    }),
  ),
  saveFile: fromPromise<void, ReportAsk>(async ({ input: { from, to, sort, direction }, signal }) => {
    const rows: ReportRow[] = [];
    for (let count = 1; rows.length < count;) {
      const page = { offset: rows.length, limit: fileStep, direction };
      const part = await kind.read(client, { period: { from, to, zone }, page, sort });
      // Too late: the failure has already been reported.
      signal.throwIfAborted();
      if ('refusal' in part) throw new Error(part.refusal);
      rows.push(...part.rows);
      // An empty part means that the rest has gone in the meantime.
      count = part.rows.length === 0 ? 0 : part.count;
    }
    save(`${kind.id.replaceAll(/\W+/g, '-')}_${from}_${to}.csv`, reportCsv(kind.columns, rows));
  }),
});

/** Writes a byte order mark first: without it spreadsheets guess another encoding. */
function save(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The download has begun by then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
