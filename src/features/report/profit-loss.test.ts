import { expect, test } from 'vitest';
import { sportIds } from '#domain/market/sport.ts';
import { RoundLinksDocument } from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { eventWordOf, profitLossReport, profitLossTitle, type ProfitLossOf } from './profit-loss.ts';

const rowOf = (sportId: string, sportName: string, markets: number) => ({
  sportId,
  sportName,
  eventId: null as string | null,
  eventName: null as string | null,
  marketId: null as string | null,
  marketName: null as string | null,
  at: '2026-05-01T12:00:00Z',
  markets,
  profit: 100,
  commission: 0,
  net: 100,
});
const roulette = { eventId: '99.0009', eventName: 'European Roulette' };

/** The heads of a report and the texts of its rows. */
async function shownOf(of: ProfitLossOf, rows: object[], saysLinks = true) {
  const report = profitLossReport(of);
  const answer = { __typename: 'ProfitLoss', count: rows.length, profit: 0, commission: 0, net: 0, rows };
  const casinoLobby = [
    { eventId: '99.0009', roundLink: 'https://games.example.com/rounds/{eventId}/{roundId}' },
    { eventId: '88.0001', roundLink: null },
  ];
  const client = {
    query: async ({ query }: { query: unknown }) => {
      if (query !== RoundLinksDocument) return { data: { profitLoss: answer } };
      if (!saysLinks) throw new Error('no answer');
      return { data: { casinoLobby } };
    },
  } as unknown as GraphqlClient;
  const period = { from: '2026-05-01', to: '2026-05-07', zone: 'UTC' };
  const read = await report.read(client, {
    period,
    page: { offset: 0, limit: 25, direction: 'DESC' },
    sort: 'AT',
  });
  if ('refusal' in read) throw new Error(read.refusal);
  return {
    heads: report.columns.map(({ label }) => label),
    links: read.rows.flatMap(({ cells }) =>
      cells.flatMap((cell) => ('text' in cell && cell.beyond ? [cell.beyond.href] : [])),
    ),
    rows: read.rows.map(({ cells }) =>
      cells.flatMap((cell) => ('text' in cell ? [cell.text, cell.note] : [])),
    ),
  };
}

test('among the sports, markets are markets and rounds of games are rounds', async () => {
  const { heads, rows } = await shownOf({ level: 'SPORT' }, [
    rowOf(sportIds.casino, 'Casino', 77),
    rowOf(sportIds.casino, 'Casino', 1),
    rowOf('4', 'Cricket', 3),
  ]);
  expect(heads[2]).toBe('Made up of');
  expect(rows.map((texts) => texts[2])).toEqual(['77 rounds', '1 round', '3 markets']);
});

test('below the casino are games, and rounds by what came and what was bet on', async () => {
  const game: ProfitLossOf = { level: 'EVENT', sportId: sportIds.casino };
  expect([profitLossTitle(game), eventWordOf(sportIds.casino)]).toEqual(['Profit and loss by game', 'Game']);
  const games = await shownOf(game, [{ ...rowOf(sportIds.casino, 'Casino', 10), ...roulette }]);
  expect([games.heads[0], games.heads[2]]).toEqual(['Game', 'Rounds']);
  expect(games.rows[0]).toEqual(['European Roulette', undefined, '10', undefined]);
  const round: ProfitLossOf = { level: 'MARKET', sportId: sportIds.casino, eventId: '99.0009' };
  expect(profitLossTitle(round)).toBe('Profit and loss by round');
  const played = {
    ...rowOf(sportIds.casino, 'Casino', 1),
    ...roulette,
    marketId: 'a-round',
    marketName: 'Red 500.00; Odd 500.00: 18, red',
  };
  const { heads, rows, links } = await shownOf(round, [played]);
  expect(links).toEqual(['https://games.example.com/rounds/99.0009/a-round']);
  // Without an answer about links the report stands all the same.
  expect(await shownOf(round, [played], false)).toMatchObject({ rows, links: [] });
  expect(heads[0]).toBe('Round');
  expect(rows[0]).toEqual(['18, red', 'On Red 500.00, Odd 500.00']);
});

test('below a sport are events and markets, as before', async () => {
  const event: ProfitLossOf = { level: 'EVENT', sportId: '4' };
  expect([profitLossTitle(event), eventWordOf('4')]).toEqual(['Profit and loss by event', 'Event']);
  const { heads } = await shownOf(event, []);
  expect([heads[0], heads[2]]).toEqual(['Event', 'Markets']);
  const market = await shownOf({ level: 'MARKET', sportId: '4', eventId: 'e' }, [
    { ...rowOf('4', 'Cricket', 1), eventId: 'e', eventName: 'A v B', marketId: 'm', marketName: 'Winner: A' },
  ]);
  expect([market.heads[0], market.rows[0]]).toEqual(['Market', ['Winner: A', 'A v B']]);
});
