import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { orderOf } from '#server/exchange/store/queries/order-queries.ts';
import { marketRow } from '#server/exchange/store/store-rows.test-data.ts';
import { checkViews } from './checks/views.ts';
import { quietDay } from './quiet-day.fixture.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** What an exchange would answer on the quiet day, by the caller's token and the path. */
function whatIsSaid(): Record<string, unknown> {
  const { books, answered } = quietDay();
  const ledgerOf = (accountId: string) =>
    books.entries
      .filter((entry) => entry.accountId === accountId)
      .map(({ entryId, amount, balanceAfter }) => ({
        entryId: String(entryId),
        kind: 'deposit',
        marketId: null,
        reference: 'any',
        amount,
        balanceAfter,
        at: books.markets[0]!.createdAt,
      }));
  const runner = { toBack: [], toLay: [], lastOdds: null, matched: 0 };
  return {
    'ann /me/balance': { bankBalance: 1_098_00, exposure: 100_00 },
    'ben /me/balance': { bankBalance: 900_00, exposure: 0 },
    'ann /orders': [orderOf(books.orders[2]!)],
    'ben /orders': [],
    'ann /me/ledger': ledgerOf('ann'),
    'ben /me/ledger': ledgerOf('ben'),
    'ann /results/ann-0001': { result: answered[0]!.result, order: null },
    'ann /results/ann-0009': { result: null, order: null },
    ' /markets/open/book': {
      marketId: 'open',
      epoch: 'e',
      to: 0,
      at: books.markets[0]!.createdAt,
      definition: marketRow('open', 'e1').definition,
      runners: [
        { ...runner, runnerId: 'r1', toLay: [[236, 100_00]] },
        { ...runner, runnerId: 'r2' },
      ],
      matched: 0,
    },
  };
}

/** What is found wrong with an exchange that answers so. */
async function foundIn(said: Record<string, unknown>): Promise<string[]> {
  server = createServer(({ headers, url = '' }, response) => {
    const token = headers.authorization?.replace('Bearer ', '') ?? '';
    response.end(JSON.stringify({ data: said[`${token} ${url.split('?')[0]}`] }));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('The server has no port');
  const viewers = ['ann', 'ben'].map((name) => ({ name, credentials: { token: name } }));
  const { books } = quietDay();
  const asked = ['ann-0001', 'ann-0009'].map((clientId) => ({ bettor: 'ann', clientId, sent: null }));
  const violations = await checkViews(`http://127.0.0.1:${address.port}`, books, viewers, asked);
  return violations.map(({ what }) => what.split(':')[0]!);
}

test('an exchange that says what is stored is believed', async () => {
  expect(await foundIn(whatIsSaid())).toEqual([]);
});

test.each([
  ['ben /me/balance', { bankBalance: 900_01, exposure: 0 }, 'ben’s balance'],
  ['ann /me/balance', { bankBalance: 1_098_00, exposure: 99_99 }, 'ann’s balance'],
  ['ann /orders', [], 'ann’s orders'],
  ['ben /me/ledger', [], 'ben’s ledger'],
  ['ann /results/ann-0001', { result: null, order: null }, 'the result of ann-0001'],
])('%s that says something else is noticed', async (path, data, what) => {
  expect(await foundIn({ ...whatIsSaid(), [path]: data })).toEqual([what]);
});

test('a crossed book, and sizes that no order has, are noticed', async () => {
  const said = whatIsSaid();
  const book = structuredClone(said[' /markets/open/book']) as { runners: { toBack: number[][] }[] };
  book.runners[0]!.toBack = [[240, 5_00]];
  expect(await foundIn({ ...said, ' /markets/open/book': book })).toEqual([
    'prices to back open r1',
    'a crossed book of open r1',
  ]);
});
