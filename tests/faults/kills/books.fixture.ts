import { houseAccounts } from '#server/exchange/engine/ledger/house-accounts.ts';
import type { StoredOrder } from '#server/exchange/engine/records/orders.ts';
import {
  accountRow,
  definition,
  fillRow,
  marketRow,
  noon,
} from '#server/exchange/store/store-rows.test-data.ts';
import type { Answered } from './answer-log.ts';
import type { Books } from './books.ts';

const { funding, commission } = houseAccounts;
const bettors = ['ann', 'ben'];
const referenceOf = (bettor: string) => `for-${bettor}-1`;

/** The books of the quiet day, with these orders and what their bettors were answered. */
export const booksOf = (orders: StoredOrder[], answered: readonly Answered[]): Books => ({
  accounts: [
    accountRow('ann', { balance: 1_098_00 }),
    accountRow('ben', { balance: 900_00 }),
    accountRow(funding, { kind: 'house', balance: -2_000_00 }),
    accountRow(commission, { kind: 'house', balance: 2_00 }),
  ],
  markets: [marketRow('open', 'e1'), closedMarket()],
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
    ...bettors.map((bettor) =>
      resultRow(funding, referenceOf(bettor), { status: 'ACCEPTED', bankBalance: 1_000_00 }),
    ),
    ...answered.map(({ bettor, clientId, result }) => resultRow(bettor, clientId, result)),
  ],
  journal: commandsOf(answered).map((command, at) => ({ seq: at + 1, marketId: null, command, at: noon })),
  transactions: [
    { transactionId: 1, kind: 'deposit', marketId: null, reference: referenceOf('ann'), at: noon },
    { transactionId: 2, kind: 'deposit', marketId: null, reference: referenceOf('ben'), at: noon },
    { transactionId: 3, kind: 'settlement', marketId: 'closed', reference: 'r1', at: noon },
    { transactionId: 4, kind: 'commission', marketId: 'closed', reference: 'r1', at: noon },
  ],
  entries: [
    entry(1, 1, funding, -1_000_00, -1_000_00),
    entry(2, 1, 'ann', 1_000_00, 1_000_00),
    entry(3, 2, funding, -1_000_00, -2_000_00),
    entry(4, 2, 'ben', 1_000_00, 1_000_00),
    entry(5, 3, 'ann', 100_00, 1_100_00),
    entry(6, 3, 'ben', -100_00, 900_00),
    entry(7, 4, 'ann', -2_00, 1_098_00),
    entry(8, 4, commission, 2_00, 2_00),
  ],
  settlements: [settlement('ann', 100_00, 2_00), settlement('ben', -100_00, 0)],
  payments: [],
  unmatched: [],
});

function closedMarket() {
  const before = definition('closed', 'e1');
  const runners = before.runners.map((runner) => ({
    ...runner,
    status: runner.runnerId === 'r1' ? ('WINNER' as const) : ('LOSER' as const),
  }));
  const after = { ...before, status: 'CLOSED' as const, runners };
  return marketRow('closed', 'e1', { definition: after, status: 'CLOSED', settledAt: noon });
}

const commandsOf = (answered: readonly Answered[]) => [
  ...bettors.map((accountId) => ({
    type: 'FUND_ACCOUNT',
    accountId,
    amount: 1_000_00,
    reference: referenceOf(accountId),
  })),
  ...answered
    .filter(({ result }) => result.status === 'ACCEPTED')
    .map(({ bettor: accountId, sent }) => ({ type: 'INSTRUCT', accountId, ...sent })),
];

/** A copy of the result, so that a test that spoils one does not spoil the other. */
const resultRow = (accountId: string, clientId: string, result: unknown): Books['results'][number] => ({
  accountId,
  clientId,
  contents: '',
  result: structuredClone(result),
  at: noon,
});

const entry = (
  entryId: number,
  transactionId: number,
  accountId: string,
  amount: number,
  balanceAfter: number,
): Books['entries'][number] => ({
  entryId,
  transactionId,
  accountId,
  amount,
  balanceAfter,
  at: noon,
  kind: 'settlement',
});

const settlement = (accountId: string, profit: number, paid: number): Books['settlements'][number] => ({
  settlementId: `3-${accountId}`,
  marketId: 'closed',
  accountId,
  result: 'r1',
  profit,
  commission: paid,
  at: noon,
  ending: { winners: [0], tied: [], void: false },
});
