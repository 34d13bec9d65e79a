import type { Statement } from '#contract/reports.ts';
import type { EntryGroup } from '#domain/report/entry-group.ts';
import type { Refusal } from '../upstream/failures.ts';
import type { Caller, Upstream } from '../upstream/upstream.ts';

/** The most entries that the exchange gives at once. */
const mostEntries = 500;

export interface StatementAsked {
  from: string;
  to: string;
  zone: string;
  direction: 'ASC' | 'DESC';
  group?: EntryGroup | undefined;
  /** Of the practice account that was kept. */
  practice: boolean;
}

export type OpenedStatement = Statement & {
  /** The entries in the order of time, part by part. No more than a part is held. */
  parts: AsyncIterable<Statement['entries']>;
};

/**
 * Reads a statement's first part, and the others as they are wanted. By key in the order of time each entry comes once,
 * whatever is booked meanwhile; what comes at the end is left out, so that the entries come to the first part's sums.
 */
export async function openStatement(
  upstream: Upstream,
  caller: Caller,
  { practice, ...asked }: StatementAsked,
): Promise<OpenedStatement | Refusal> {
  const read = (after?: string) =>
    (practice ? upstream.keptStatement : upstream.statement)(caller, {
      ...asked,
      sort: 'AT',
      limit: mostEntries,
      offset: 0,
      after,
    });
  const first = await read();
  if ('isRefusal' in first) return first;
  async function* parts(): AsyncGenerator<Statement['entries']> {
    if ('isRefusal' in first) return;
    let left = first.count;
    for (let part = first; left > 0 && part.entries.length > 0;) {
      yield part.entries.slice(0, left);
      left -= part.entries.length;
      const last = part.place?.last;
      if (left <= 0) return;
      if (last == null) throw new Error('The exchange does not tell where a part of the statement ends');
      const next = await read(last);
      if ('isRefusal' in next) throw new Error(next.message);
      part = next;
    }
  }
  return { ...first, parts: parts() };
}
