import { expect } from 'vitest';
import type { PagePlace } from '#contract/reports.ts';

/** What every page of a report tells: how many rows there are in all, and where it stands. */
interface Part {
  count: number;
  place?: PagePlace | undefined;
}

/** No round number: the last page of most reports is not full. */
const pageSize = 137;

export interface AskedPage {
  limit: number;
  after?: string;
}

/**
 * All pages of a report, one after the other, as a site turns them. Each must tell the same sums as the first, and stand
 * where the one before it ended.
 */
export async function readPages<Answer extends Part, Row>(
  ask: (page: AskedPage) => Promise<Answer>,
  rowsOf: (answer: Answer) => readonly Row[],
  sumsOf: (answer: Answer) => unknown,
): Promise<{ first: Answer; pages: (readonly Row[])[]; rows: Row[] }> {
  const first = await ask({ limit: pageSize });
  const pages: (readonly Row[])[] = [];
  const rows: Row[] = [];
  for (let answer = first; ;) {
    const its = rowsOf(answer);
    expect(answer.place?.offset).toBe(rows.length);
    expect(sumsOf(answer)).toEqual(sumsOf(first));
    pages.push(its);
    rows.push(...its);
    if (rows.length >= first.count || its.length === 0) break;
    answer = await ask({ limit: pageSize, after: answer.place?.last ?? '' });
  }
  expect(rows.length).toBe(first.count);
  return { first, pages, rows };
}
