import { houseAccounts } from '#server/exchange/ledger/house-accounts.ts';
import type { OrderRow } from '#server/exchange/store/schema/orders.ts';
import {
  accountRow,
  definition,
  fillRow,
  marketRow,
  noon,
} from '#server/exchange/store/store-rows.test-data.ts';
import type { InstructionResult } from '#contract/order.ts';
import type { Answered } from './answer-log.ts';
import type { Books } from './books.ts';

/** The books of the quiet day, with these orders in them and what their bettors were answered. */
export function booksOf(orders: OrderRow[], answered: readonly Answered[]): Books {
  const fund = (accountId: string) =>
    ({ type: 'FUND_ACCOUNT', accountId, amount: 1_000_00, reference: `for-${accountId}-1` }) as const;
  const won = definition('closed', 'e1');
  const [winner, loser] = won.runners;
  const bets = answered.filter(({ result }) => result.status === 'ACCEPTED');
  const commands = [fund('ann'), fund('ben'), ...bets.map(instruct)];
  const deposits = ['ann', 'ben'].map((accountId, at) => ({
    ...{
      transactionId: at + 1,
      kind: 'deposit' as const,
      marketId: null,
      reference: `for-${accountId}-1`,
      at: noon,
    },
  }));
  const paid = { marketId: 'closed', reference: 'r1', at: noon };
  const entry = (
    entryId: number,
    transactionId: number,
    accountId: string,
    amount: number,
    balanceAfter: number,
  ) => ({
    ...{ entryId, transactionId, accountId, amount, balanceAfter },
  });
  return {
    accounts: [
      accountRow('ann', { balance: 1_098_00 }),
      accountRow('ben', { balance: 900_00 }),
      accountRow(houseAccounts.funding, { kind: 'house', balance: -2_000_00 }),
      accountRow(houseAccounts.commission, { kind: 'house', balance: 2_00 }),
    ],
    markets: [
      marketRow('open', 'e1'),
      marketRow('closed', 'e1', {
        definition: {
          ...won,
          status: 'CLOSED',
          runners: [
            { ...winner!, status: 'WINNER' },
            { ...loser!, status: 'LOSER' },
          ],
        },
        status: 'CLOSED',
        settledAt: noon,
      }),
    ],
    orders,
    fills: [
      fillRow(1, {
        marketId: 'closed',
        odds: 200,
        stake: 100_00,
        backOrderId: '1',
        backAccountId: 'ann',
        layOrderId: '2',
        layAccountId: 'ben',
      }),
    ],
    results: [
      ...['ann', 'ben'].map((name) => ({
        ...{ accountId: houseAccounts.funding, clientId: `for-${name}-1`, requestHash: '', at: noon },
        result: { status: 'ACCEPTED', bankBalance: 1_000_00 },
      })),
      ...answered.map(({ bettor, clientId, result }) => ({
        accountId: bettor,
        clientId,
        requestHash: '',
        result: stored(result),
        at: noon,
      })),
    ],
    journal: commands.map((command, at) => ({ seq: at + 1, marketId: null, command, at: noon })),
    transactions: [
      ...deposits,
      { transactionId: 3, kind: 'settlement', ...paid },
      { transactionId: 4, kind: 'commission', ...paid },
    ],
    entries: [
      entry(1, 1, houseAccounts.funding, -1_000_00, -1_000_00),
      entry(2, 1, 'ann', 1_000_00, 1_000_00),
      entry(3, 2, houseAccounts.funding, -1_000_00, -2_000_00),
      entry(4, 2, 'ben', 1_000_00, 1_000_00),
      entry(5, 3, 'ann', 100_00, 1_100_00),
      entry(6, 3, 'ben', -100_00, 900_00),
      entry(7, 4, 'ann', -2_00, 1_098_00),
      entry(8, 4, houseAccounts.commission, 2_00, 2_00),
    ],
    settlements: [
      {
        settlementId: '3-1',
        marketId: 'closed',
        accountId: 'ann',
        result: 'r1',
        profit: 100_00,
        commission: 2_00,
        at: noon,
      },
      {
        settlementId: '3-2',
        marketId: 'closed',
        accountId: 'ben',
        result: 'r1',
        profit: -100_00,
        commission: 0,
        at: noon,
      },
    ],
  };
}

const instruct = ({ bettor: accountId, sent }: Answered) =>
  ({ type: 'INSTRUCT', accountId, ...sent }) as const;

/** A copy: what one test spoils in the one is whole in the other. */
const stored = (result: InstructionResult): unknown => structuredClone(result);
