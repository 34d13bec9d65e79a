import type { ReportRow } from '#domain/report/report.ts';
import { backOff } from '#domain/wire/back-off.ts';
import type { ReportReply } from '#machines/report/report.machine.ts';
import type { ReportQuestion } from './report-kind.ts';

export type ReportPart = Omit<ReportQuestion['page'], 'direction'>;

type ReadPart = (part: ReportPart) => Promise<ReportReply>;

/** The most rows that the gateway returns at once. */
const mostRows = 500;

const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * All rows of a report, which come to its sums: if something was settled, placed or paid while it was read, it is read
 * again. Throws if it is refused, and once `signal` is aborted.
 */
export async function readWhole(readPart: ReadPart, signal: AbortSignal): Promise<ReportRow[]> {
  for (let reading = 0; ; reading++) {
    const rows = await readOnce(readPart, signal);
    if (rows) return rows;
    await pause(backOff(reading, Math.random()));
  }
}

/** Null: the report has changed in the meantime. */
async function readOnce(readPart: ReadPart, signal: AbortSignal): Promise<ReportRow[] | null> {
  const rows: ReportRow[] = [];
  let next: ReportPart = { limit: mostRows, offset: 0 };
  for (let first: string | undefined; ;) {
    const part = await readPart(next);
    // Too late: the failure has already been reported.
    signal.throwIfAborted();
    if ('refusal' in part) throw new Error(part.refusal);
    const { count, sums, place } = part;
    const told = JSON.stringify([count, sums]);
    first ??= told;
    if (told !== first) return null;
    rows.push(...part.rows);
    if (part.rows.length === 0 || rows.length >= count) return rows;
    const after = place?.last ?? undefined;
    next = { limit: mostRows, after, offset: after === undefined ? rows.length : 0 };
  }
}
