import type { Instruction, Order } from '#contract/order.ts';
import { orderOf } from '#server/exchange/store/queries/order-queries.ts';
import type { StoredOrder } from '#server/exchange/engine/records/orders.ts';
import { orderRow } from '#server/exchange/store/store-rows.test-data.ts';
import type { Answered } from './answer-log.ts';
import { booksOf } from './books.fixture.ts';
import type { Books } from './books.ts';
import type { OperatorAnswers } from './operator.ts';

export interface Day {
  books: Books;
  answered: Answered[];
  operator: OperatorAnswers;
}

/**
 * A small day on which all is well, in minor units. Ann and Ben have paid in 1,000.00 each. In `closed`, Ann backed r1
 * at 2.00 for 100.00, Ben laid it, r1 won, and 2.00 of commission were due. In `open`, Ann's back of 100.00 rests, and
 * a bet of Ben's was refused.
 */
export function quietDay(): Day {
  const matched = {
    stake: 100_00,
    odds: 200,
    matched: 100_00,
    matchedValue: 100_00 * 200,
    remaining: 0,
    status: 'COMPLETE',
  } as const;
  const [ann, ben] = ['ann', 'ben'];
  const back = orderRow('1', {
    ...matched,
    queueSeq: 1,
    accountId: ann,
    marketId: 'closed',
    clientId: 'ann-0001',
  });
  const lay = orderRow('2', {
    ...matched,
    queueSeq: 2,
    accountId: ben,
    marketId: 'closed',
    clientId: 'ben-0001',
    side: 'LAY',
  });
  const rests = orderRow('3', { queueSeq: 3, accountId: ann, marketId: 'open', clientId: 'ann-0002' });
  // Ann's order rested when it was accepted.
  const asPlaced = {
    ...orderOf(back),
    matched: 0,
    averageOdds: null,
    remaining: 100_00,
    status: 'EXECUTABLE',
  } as const;
  const answered = [
    accepted(ann, back, asPlaced),
    accepted(ben, lay, orderOf(lay)),
    accepted(ann, rests, orderOf(rests)),
    refused(ben, 'ben-0002'),
  ];
  return { books: booksOf([back, lay, rests], answered), answered, operator: operatorAnswers() };
}

const operatorAnswers = (): OperatorAnswers => ({
  settled: new Map([['closed', 'r1']]),
  funded: new Map([['for-ann-1', { userName: 'ann', amount: 1_000_00 }]]),
  played: new Map(),
});

const place = ({ clientId, runnerId, side, odds, stake }: StoredOrder): Instruction => ({
  type: 'PLACE',
  clientId,
  runnerId,
  side,
  odds,
  stake,
});

const accepted = (bettor: string, row: StoredOrder, order: Order): Answered => ({
  bettor,
  clientId: row.clientId,
  sent: { marketId: row.marketId, instruction: place(row) },
  result: { status: 'ACCEPTED', clientId: row.clientId, orders: [order], fills: [] },
});

const refused = (bettor: string, clientId: string): Answered => ({
  bettor,
  clientId,
  sent: {
    marketId: 'open',
    instruction: { type: 'PLACE', clientId, runnerId: 'r1', side: 'BACK', odds: 205, stake: 100_00 },
  },
  result: {
    status: 'REFUSED',
    clientId,
    code: 'OFF_LADDER',
    message: 'Off the ladder.',
    lower: 204,
    higher: 206,
  },
});
