import { rangeSearch, type ReportCell, type ReportColumn } from '#domain/report/report.ts';
import { hrefOf } from '#domain/site/route.ts';
import { sportIds } from '#domain/market/sport.ts';
import { counted } from '#domain/words/counted.ts';
import { readRound } from '#domain/words/round-words.ts';
import {
  ProfitLossDocument,
  RoundLinksDocument,
  type PeriodInput,
  type ProfitLossLevel,
  type ProfitLossQuery,
  type ProfitLossSort,
} from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { amountHeads, reportOf, type ReportKind } from './report-kind.ts';

type Row = Extract<ProfitLossQuery['profitLoss'], { rows: unknown }>['rows'][number];

/** Whose profit and loss: that of all sports, of one sport's events, or of one event's markets. */
export type ProfitLossOf =
  | { level: 'SPORT' }
  | { level: 'EVENT'; sportId: string }
  | { level: 'MARKET'; sportId: string; eventId: string };

/** What a report's rows are, and what each is made up of: a sport's markets, or a game's rounds. */
const words = {
  SPORT: { name: 'Sport', counted: 'Made up of' },
  EVENT: { name: 'Event', counted: 'Markets' },
  MARKET: { name: 'Market', counted: null },
} as const satisfies Record<ProfitLossLevel, Words>;
const gameWords = {
  ...words,
  EVENT: { name: 'Game', counted: 'Rounds' },
  MARKET: { name: 'Round', counted: null },
} as const satisfies Record<ProfitLossLevel, Words>;

interface Words {
  name: string;
  counted: string | null;
}

const wordsOf = (of: ProfitLossOf): Words =>
  (of.level !== 'SPORT' && of.sportId === sportIds.casino ? gameWords : words)[of.level];

/** What the rows of a sport are, below it: its events, or the casino's games. */
export const eventWordOf = (sportId: string): string => wordsOf({ level: 'EVENT', sportId }).name;

export const profitLossTitle = (of: ProfitLossOf): string =>
  `Profit and loss by ${wordsOf(of).name.toLowerCase()}`;

const countOf = ({ sportId, eventId, markets }: Row): string =>
  eventId === null ? counted(markets, sportId === sportIds.casino ? 'round' : 'market') : String(markets);

/** A row's name, linked to the next level for the same days. */
function nameOf(row: Row, { from, to }: PeriodInput, roundLink: string | null): ReportCell {
  const { sportId, eventId, marketId } = row;
  const days = { startDate: from, endDate: to };
  if (eventId === null) return { text: row.sportName, href: hrefOf('profitLossEvent', { sportId, ...days }) };
  if (marketId === null)
    return {
      text: row.eventName ?? eventId,
      href: hrefOf('profitLossMarket', { sportsId: sportId, eventId, ...days }),
    };
  const name = row.marketName ?? marketId;
  // A round has no bets below it.
  if (sportId === sportIds.casino) {
    const { bet, result } = readRound(name);
    const beyond = roundLink && { text: 'Check this round', href: filledRound(roundLink, eventId, marketId) };
    return {
      ...(result === '' ? { text: name } : { text: result, note: `On ${bet}` }),
      ...(beyond && { beyond }),
    };
  }
  return {
    text: name,
    note: row.eventName ?? '',
    href: `${hrefOf('userBetHistory', { marketId, sportsId: sportId })}${rangeSearch({ from, to })}`,
  };
}

const filledRound = (link: string, eventId: string, roundId: string): string =>
  link.replace('{eventId}', encodeURIComponent(eventId)).replace('{roundId}', encodeURIComponent(roundId));

/** Where the rounds of a game are shown; null for a market, and while nobody says: the report stands without it. */
async function roundLinkOf(of: ProfitLossOf, client: GraphqlClient): Promise<string | null> {
  if (of.level !== 'MARKET' || of.sportId !== sportIds.casino) return null;
  const answer = await client.query({ query: RoundLinksDocument }).catch(() => null);
  return answer?.data?.casinoLobby.find(({ eventId }) => eventId === of.eventId)?.roundLink ?? null;
}

export function profitLossReport(of: ProfitLossOf): ReportKind {
  const { name, counted: madeUpOf } = wordsOf(of);
  const amount: ReportColumn[] = madeUpOf === null ? [] : [{ label: madeUpOf, isFigure: true }];
  return {
    id: `profit-loss ${Object.values(of).join(' ')}`,
    label: profitLossTitle(of),
    columns: [
      { label: name, sort: 'NAME', place: 'head' },
      { label: 'Settled', sort: 'AT' },
      ...amount,
      { label: amountHeads.gross, sort: 'PROFIT', isFigure: true, cardLabel: 'Before commission' },
      { label: amountHeads.commission, sort: 'COMMISSION', isFigure: true },
      { label: amountHeads.net, sort: 'NET', isFigure: true, place: 'amount', cardLabel: 'after commission' },
    ],
    order: { sort: 'AT', direction: 'DESC' },
    emptyTitle: 'Nothing was settled in this period',
    emptyText: 'What settled markets and games won or lost is listed here.',
    async read(client, { period, page, sort, isPractice: practice }) {
      const variables = { ...of, period, page, profitLossSort: sort as ProfitLossSort, practice };
      const { data } = await client.query({
        query: ProfitLossDocument,
        variables,
        fetchPolicy: 'network-only',
      });
      const answer = reportOf(data?.profitLoss);
      const roundLink = await roundLinkOf(of, client);
      if ('refusal' in answer) return answer;
      return {
        count: answer.count,
        place: answer.place,
        sums: [
          { label: 'Profit of the period before commission', money: answer.profit, isSigned: true },
          { label: amountHeads.commission, money: answer.commission },
          { label: amountHeads.net, money: answer.net, isSigned: true },
        ],
        rows: answer.rows.map((row) => ({
          id: row.marketId ?? row.eventId ?? row.sportId,
          cells: [
            nameOf(row, period, roundLink),
            { at: row.at },
            ...(madeUpOf === null ? [] : [{ text: countOf(row) }]),
            { money: row.profit, isSigned: true },
            { money: row.commission },
            { money: row.net, isSigned: true },
          ],
        })),
      };
    },
  };
}
