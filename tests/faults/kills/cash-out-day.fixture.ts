import type { CashOutLeg } from '#domain/risk/cash-out.ts';
import { orderOf } from '#server/exchange/store/queries/order-queries.ts';
import { noon, orderRow } from '#server/exchange/store/store-rows.test-data.ts';
import { quietDay, type Day } from './quiet-day.fixture.ts';

const legs: CashOutLeg[] = ['r1', 'r2'].map((runnerId) => ({
  runnerId,
  side: 'LAY',
  odds: 200,
  stake: 50_00,
}));

/** The quiet day, with a cash out by Ann in `open`: nobody was there for either of her two legs, and they lapsed. */
export function cashOutDay(): Day {
  const day = quietDay();
  const { books, answered } = day;
  const [bettor, marketId, clientId] = ['ann', 'open', 'ann-0003'];
  const rows = legs.map((leg, at) =>
    orderRow(String(4 + at), {
      ...leg,
      queueSeq: 4 + at,
      accountId: bettor,
      marketId,
      clientId,
      remaining: 0,
      lapsed: leg.stake,
      status: 'COMPLETE',
      reason: 'FILL_OR_KILL',
    }),
  );
  const cashOut = { clientId, runnerId: null, percent: 100, legs, before: [] };
  const achieved = legs.map(({ runnerId, side }) => ({ runnerId, side, stake: 0, averageOdds: null }));
  const facts = { clientId, marketId, runnerId: null, percent: 100, requested: legs, before: [], after: [] };
  const result = { status: 'ACCEPTED', ...facts, achieved, orders: rows.map(orderOf) } as const;
  answered.push({ bettor, clientId, sent: { marketId, cashOut }, result });
  books.orders.push(...rows);
  const stored = structuredClone(result);
  books.results.push({ accountId: bettor, clientId, contents: '', result: stored, at: noon });
  const command = { type: 'CASH_OUT', accountId: bettor, marketId, ...cashOut };
  books.journal.push({ seq: books.journal.length + 1, marketId: null, command, at: noon });
  return day;
}
