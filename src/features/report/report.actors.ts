import { fromPromise } from 'xstate';
import { saveFile } from '#actors/save-file.ts';
import { reportCsv, reportPageRows, type ReportAsk } from '#domain/report/report.ts';
import type { Provided } from '#graphql/client-provider.tsx';
import { readFile } from '#graphql/read-file.ts';
import type { ReportReply } from '#machines/report/report.machine.ts';
import { readWhole, type ReportPart } from './read-whole.ts';
import type { ReportKind } from './report-kind.ts';

/** Reads a report and saves it as a file. `zone`: the time zone of its days; the exchange may not know it. */
export const reportActors = (
  client: Provided,
  kind: ReportKind,
  zone: string,
  onZoneUnknown: () => void = () => undefined,
) => ({
  readReport: fromPromise<ReportReply, ReportAsk>(async ({ input }) => {
    const { from, to, sort, direction, page, after, before } = input;
    const offset = (after ?? before) === undefined ? (page - 1) * reportPageRows : 0;
    const reply = await kind.read(client, {
      period: { from, to, zone },
      page: { offset, after, before, limit: reportPageRows, direction },
      sort,
    });
    if ('refusal' in reply && reply.code === 'UNKNOWN_ZONE') onZoneUnknown();
    return reply;
  }),
  saveFile: fromPromise<void, ReportAsk>(async ({ input, signal }) => {
    const { from, to, sort, direction } = input;
    const name = `${kind.id.replaceAll(/\W+/g, '-')}_${from}_${to}.csv`;
    const isPractice = kind.isPractice === true;
    const path = kind.filePath?.({ from, to, zone }, { sort, direction, isPractice }) ?? null;
    if (path !== null && client.options) {
      const file = await readFile(client.options, path);
      signal.throwIfAborted();
      saveFile(file, name);
      return;
    }
    const readPart = (part: ReportPart) =>
      kind.read(client, { period: { from, to, zone }, page: { ...part, direction }, sort });
    const rows = await readWhole(readPart, signal);
    save(name, reportCsv(kind.columns, rows, zone));
  }),
});

/** Writes a byte order mark first: without it spreadsheets guess another encoding. */
const save = (name: string, text: string): void =>
  saveFile(new Blob(['\uFEFF', text], { type: 'text/csv;charset=utf-8' }), name);
