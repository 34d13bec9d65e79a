import { createActor, toPromise } from 'xstate';
import { afterEach, expect, test, vi } from 'vitest';
import type { GraphqlClient } from '#graphql/client.ts';
import type { PageInput } from '#graphql/__generated__/graphql.ts';
import { reportActors } from './report.actors.ts';
import { statementReport } from './statement.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A ledger of these deposits, the last first, as the gateway tells it; `between` happens before each further part. */
function ledgerOf(amounts: number[], between: (part: number) => void) {
  let parts = 0;
  const read = ({ offset, after, limit }: PageInput) => {
    if (parts++ > 0) between(parts);
    const rows = amounts.map((amount, at) => ({ entryId: String(at + 1), amount })).reverse();
    const from = after == null ? (offset ?? 0) : rows.findIndex(({ entryId }) => entryId === after) + 1;
    const entries = rows.slice(from, from + limit);
    const total = amounts.reduce((sum, one) => sum + one, 0);
    return {
      __typename: 'Statement',
      opening: 0,
      total,
      funds: total,
      closing: total,
      count: amounts.length,
      place: { offset: from, first: entries[0]?.entryId ?? null, last: entries.at(-1)?.entryId ?? null },
      entries: entries.map((entry) => ({
        at: '2026-05-01T12:00:00.000Z',
        kind: 'deposit',
        reference: 'transfer',
        marketId: null,
        sportId: null,
        eventName: null,
        marketName: null,
        balanceAfter: 0,
        ...entry,
      })),
    };
  };
  return {
    query: async ({ variables }: { variables: { page: PageInput } }) => ({
      data: { statement: read(variables.page) },
    }),
  } as unknown as GraphqlClient;
}

/** Saves the statement as a file, and reads the amounts in it. */
async function savedAmounts(client: GraphqlClient): Promise<number[]> {
  let file = new Blob();
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    file = blob as Blob;
    return '';
  });
  vi.stubGlobal('document', { createElement: () => ({ click: () => undefined }) });
  vi.useFakeTimers();
  const { saveFile } = reportActors(client, statementReport, 'UTC');
  const ask = { from: '2026-05-01', to: '2026-05-07', sort: 'AT', direction: 'DESC', page: 1 } as const;
  const saving = toPromise(createActor(saveFile, { input: ask }).start());
  await vi.runAllTimersAsync();
  await saving;
  const [, ...lines] = (await file.text()).trimEnd().split('\r\n');
  return lines.map((line) => Math.round(Number(line.split(',')[3]) * 100));
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, one) => sum + one, 0);

test('an entry that comes while the file is saved stands in it, each once, and they come to the total', async () => {
  const deposits = Array.from({ length: 600 }, (_, at) => 101 + at);
  const client = ledgerOf(deposits, (part) => void (part === 2 && deposits.push(701)));
  const saved = await savedAmounts(client);
  expect(saved).toEqual(deposits.toReversed());
  expect(sumOf(saved)).toBe(sumOf(deposits));
});
