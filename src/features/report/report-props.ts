import type { ReportSnapshot } from '#machines/report/report.machine.ts';

/** What the table shows of the report's machine; null while there are no rows to show. */
export const shownReportOf = (snapshot: ReportSnapshot) => {
  const { ask, answer } = snapshot.context;
  return answer && { ask, answer, isLoading: snapshot.matches({ list: 'loading' }) };
};
