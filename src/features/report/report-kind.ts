import type { GraphqlClient } from '#graphql/client.ts';
import type { CallRefusalCode, PageInput, PeriodInput } from '#graphql/__generated__/graphql.ts';
import type { ReportAnswer, ReportAsk, ReportColumn } from '#domain/report/report.ts';

/** What the gateway is asked for. */
export interface ReportQuestion {
  period: PeriodInput;
  page: PageInput;
  sort: string;
  /** Of the practice account that was kept. */
  isPractice?: boolean;
}

/** One of the reports: its columns, and how its rows are read. */
export interface ReportKind {
  /** Names the kind and its subject: another id is another report. */
  id: string;
  /** What the table lists. */
  label: string;
  /** Whether its amounts are of practice money on a page of another. */
  isPractice?: boolean;
  /** False: the report covers its whole subject, not a range of days. */
  hasRange?: boolean;
  /** Whether one jumps to a day in it. */
  hasDays?: boolean;
  /** Where the gateway writes all of the report as CSV; null where the page has to put it together itself. */
  filePath?: (
    period: PeriodInput,
    asked: Pick<ReportAsk, 'sort' | 'direction'> & { isPractice: boolean },
  ) => string | null;
  columns: readonly ReportColumn[];
  /** What has to be known to read the sums. */
  note?: string;
  order: Pick<ReportAsk, 'sort' | 'direction'>;
  /** Shown when there are no rows: what would stand here. */
  emptyTitle: string;
  emptyText: string;
  /** Rejects when there is no answer. */
  read(client: GraphqlClient, question: ReportQuestion): Promise<ReportAnswer | ReportRefusal>;
}

/** The gateway's words, and its code. */
export interface ReportRefusal {
  refusal: string;
  code?: CallRefusalCode;
}

/**
 * The heads of amounts. Commission is taken from what a market wins in all, so that a bet has none of its own: an
 * amount says whether it is told before commission or after it.
 */
export const amountHeads = {
  gross: 'Profit before commission',
  commission: 'Commission',
  net: 'Net after commission',
} as const;

interface Refused {
  code: CallRefusalCode;
  message: string;
}

/** Unpacks a union of the gateway: the report, or the refusal. Throws when there is no answer. */
export function reportOf<Answer extends object>(
  answer: Answer | Refused | undefined,
): Exclude<Answer, { message: string }> | ReportRefusal {
  if (!answer) throw new Error('The gateway gave no report');
  if ('message' in answer) return { refusal: answer.message, code: answer.code };
  return answer as Exclude<Answer, { message: string }>;
}
