import type { EntryGroup } from './entry-group.ts';
import { searchOf } from './report.ts';

/** The gateway's files of a statement, which its owner's token opens. */
export const statementPaths = { csv: '/statements/csv', pdf: '/statements/pdf' } as const;

interface Asked {
  direction: 'ASC' | 'DESC';
  group?: EntryGroup | undefined;
  /** Of the practice account that was kept. */
  isPractice: boolean;
}

/** All entries of a period in the order of time, moments as the zone has them. */
export const statementFile = (
  period: { from: string; to: string; zone: string },
  { direction, group, isPractice }: Asked,
): string =>
  statementPaths.csv +
  searchOf({
    ...period,
    direction,
    ...(group && { group }),
    ...(isPractice && { practice: 'true' }),
  });

/** A month (`YYYY-MM`) as a printed statement. */
export const monthFile = (month: string, zone: string, isPractice: boolean): string =>
  statementPaths.pdf + searchOf({ month, zone, ...(isPractice && { practice: 'true' }) });
