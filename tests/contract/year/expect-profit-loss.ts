import { expect } from 'vitest';
import { getProfitLoss, type ProfitLoss, type ProfitLossLevel } from '#contract/reports.ts';
import { must } from '#domain/must.ts';
import { groupedBy, type LedgerBook } from './ledger-book.ts';
import { within, type Ask, type Period } from './of-period.ts';
import { readPages } from './read-pages.ts';

type Row = ProfitLoss['rows'][number];
const sums = (rows: readonly Pick<Row, 'profit' | 'commission' | 'net'>[]) => ({
  profit: rows.reduce((sum, row) => sum + row.profit, 0),
  commission: rows.reduce((sum, row) => sum + row.commission, 0),
  net: rows.reduce((sum, row) => sum + row.net, 0),
});

/** Profit and loss: market by market as the ledger says; events and sports are the sums of their markets. */
export async function expectProfitLoss(ask: Ask, book: LedgerBook, period: Period) {
  const read = (level: ProfitLossLevel) =>
    readPages<ProfitLoss, Row>(
      (page) => ask(getProfitLoss, { query: { ...period, ...page, level } }),
      ({ rows }) => rows,
      sumsTold,
    );
  const its = book.entries.filter(within(period));
  const [sports, events, markets] = [await read('SPORT'), await read('EVENT'), await read('MARKET')];
  for (const { first, rows } of [sports, events, markets]) {
    expect(sumsTold(first)).toEqual(book.resultOf(its));
    expect(sums(rows)).toEqual(book.resultOf(its));
  }
  const rounds = new Map(book.rounds.filter(within(period)).map(({ roundId, net }) => [roundId, net]));
  const byMarket = groupedBy(its, ({ marketId }) => marketId);
  for (const { marketId, profit, commission, net } of markets.rows) {
    const round = rounds.get(String(marketId));
    const expected =
      round === undefined
        ? book.resultOf(byMarket.get(marketId) ?? [])
        : { profit: round, commission: 0, net: round };
    expect({ marketId, profit, commission, net }).toEqual({ marketId, ...expected });
  }
  expect(grouped(markets.rows, 'eventId')).toEqual(grouped(events.rows, 'eventId'));
  expect(grouped(markets.rows, 'sportId')).toEqual(grouped(sports.rows, 'sportId'));
  return sports.rows;
}

/** A sport’s events come to the sport, and an event’s markets to the event. */
export async function expectLevels(ask: Ask, period: Period, sports: readonly Row[]) {
  const read = (level: ProfitLossLevel, of: { sportId?: string; eventId?: string | null }) =>
    ask(getProfitLoss, { query: { ...period, ...of, level, sort: 'NET', limit: 500 } });
  for (const sport of sports) {
    const ofSport = await read('EVENT', { sportId: sport.sportId });
    expect(sumsTold(ofSport)).toEqual(sumsTold(sport));
    const event = must(ofSport.rows[0]);
    const ofEvent = await read('MARKET', { eventId: event.eventId });
    expect(sumsTold(ofEvent)).toEqual(sumsTold(event));
    expect(sums(ofEvent.rows)).toEqual(sumsTold(event));
  }
}

const sumsTold = ({ profit, commission, net }: Pick<Row, 'profit' | 'commission' | 'net'>) => ({
  profit,
  commission,
  net,
});

/** The rows’ sums, and how many markets they are of, by event or sport. */
const grouped = (rows: readonly Row[], by: 'eventId' | 'sportId') =>
  Object.fromEntries(
    [...groupedBy(rows, (row) => String(row[by]))].map(([id, its]) => [
      id,
      { ...sums(its), markets: its.reduce((sum, { markets }) => sum + markets, 0) },
    ]),
  );
