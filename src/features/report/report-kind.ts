import type { GraphqlClient } from '#graphql/client.ts';
import type { PageInput, PeriodInput } from '#graphql/__generated__/graphql.ts';
import type { ReportAnswer, ReportAsk, ReportColumn } from '#domain/site/report.ts';

/** What a report is asked for at the gateway. */
export interface ReportQuestion {
  period: PeriodInput;
  page: PageInput;
  sort: string;
}

/** One of the reports: its columns, and how its rows are read. */
export interface ReportKind {
  /** Of its kind and of what it is about: another one is another report. */
  id: string;
  /** What the table lists. */
  label: string;
  /** False: it is about something whole, not about days. */
  hasRange?: boolean;
  columns: readonly ReportColumn[];
  order: Pick<ReportAsk, 'sort' | 'direction'>;
  /** Where there is nothing: what would stand here. */
  emptyTitle: string;
  emptyText: string;
  /** Rejects when there is no answer. */
  read(client: GraphqlClient, question: ReportQuestion): Promise<ReportAnswer | { refusal: string }>;
}

/** A member of one of the gateway's unions: the report, or why there is none. */
export function reportOf<Answer extends object>(
  answer: Answer | undefined,
): Exclude<Answer, { message: string }> | { refusal: string } {
  if (!answer) throw new Error('The gateway gave no report');
  if ('message' in answer) return { refusal: String(answer.message) };
  return answer as Exclude<Answer, { message: string }>;
}
