import { getBalance } from '../../src/server/contract/account.ts';
import { getMarketBook } from '../../src/server/contract/market.ts';
import { listOrders, listPositions } from '../../src/server/contract/order.ts';
import { callExchange } from '../../src/server/contract/rest-client.ts';
import { signIn } from '../../src/server/contract/session.ts';
import { mustHappen } from '../support/outcome.ts';
import { bettors, data, marketIdOf, ordersPerMarket, password } from './stored-markets.ts';

const byId =
  <Key extends string>(key: Key) =>
  (a: Record<Key, string>, b: Record<Key, string>) =>
    a[key] < b[key] ? -1 : 1;

/** What an exchange tells of these markets and of the bettors in them, without what is new at each start. */
export async function readBooks(url: string, markets: number): Promise<unknown> {
  const books: unknown[] = [];
  for (let number = 0; number < markets; number++) {
    const params = { marketId: marketIdOf(number) };
    const { epoch: _1, at: _2, ...book } = data(await callExchange(url, getMarketBook, { params }));
    books.push(book);
  }
  const accounts: unknown[] = [];
  let open = 0;
  for (const userName of bettors) {
    const { token } = data(await callExchange(url, signIn, { body: { userName, password } }));
    const orders = data(await callExchange(url, listOrders, { query: {} }, { token }));
    const positions = data(await callExchange(url, listPositions, {}, { token }));
    const balance = data(await callExchange(url, getBalance, {}, { token }));
    open += orders.filter(({ remaining }) => remaining > 0).length;
    accounts.push({
      orders: orders.sort(byId('orderId')),
      positions: positions.sort(byId('marketId')),
      balance,
    });
  }
  mustHappen('orders rest', open, markets * ordersPerMarket);
  return { books, accounts };
}
