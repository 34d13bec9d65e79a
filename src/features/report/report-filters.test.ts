import { expect, test } from 'vitest';
import { entryGroups } from '#domain/report/entry-group.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { betHistoryReport, type BetsAsked, type BetScopes } from './bet-history.ts';
import { entryGroupText, statementOf } from './statement.ts';

const question = {
  period: { from: '2026-05-01', to: '2026-05-02', zone: 'America/St_Johns' },
  page: { offset: 0, limit: 25, direction: 'DESC' },
  sort: 'AT',
} as const;

/** A gateway that hears what is asked and has nothing. */
function listening(data: object) {
  const heard: object[] = [];
  const query = async ({ variables }: { variables: object }) => (heard.push(variables), { data });
  return { client: { query } as unknown as GraphqlClient, heard };
}

const noEntries = { opening: 500, total: 200, funds: 0, closing: 900, count: 0, place: null, entries: [] };

test.each(entryGroups)(
  'a statement of %s asks for it, is a report of its own, and sums it alone',
  async (group) => {
    const { client, heard } = listening({ statement: noEntries });
    const kind = statementOf(group);
    const answer = await kind.read(client, question);
    expect(heard).toEqual([expect.objectContaining({ group, period: question.period })]);
    expect(answer).toMatchObject({
      sums: [{ label: `${entryGroupText(group)} of the period`, money: 200, isSigned: true }],
    });
    expect(kind.id).not.toBe(statementOf().id);
  },
);

test('a statement’s file is the gateway’s in the order of time, with the zone, and the page’s own in another', () => {
  const asked = { direction: 'ASC', isPractice: true } as const;
  const { filePath } = statementOf('DEPOSITS');
  expect(filePath?.(question.period, { ...asked, sort: 'AT' })).toBe(
    '/statements/csv?from=2026-05-01&to=2026-05-02&zone=America%2FSt_Johns&direction=ASC&group=DEPOSITS&practice=true',
  );
  expect(filePath?.(question.period, { ...asked, sort: 'AMOUNT' })).toBeNull();
});

test('a history asks for what the filter says, and tells how many bets there are of each scope', async () => {
  const scopes = { ALL: 9, UNSETTLED: 2, SETTLED: 4, ENDED: 3 };
  const told: BetScopes[] = [];
  const noBets = {
    count: 0,
    stake: 0,
    matched: 0,
    paid: null,
    net: null,
    paidMarkets: [],
    place: null,
    bets: [],
  };
  const { client, heard } = listening({ betHistory: { ...noBets, scopes } });
  const filter = { sportId: '4', kind: 'SESSION', side: 'LAY', text: 'runs' } as const;
  const of: BetsAsked = { of: 'period', scope: 'ENDED', filter, onScopes: (its) => told.push(its) };
  const kind = betHistoryReport(of);
  await kind.read(client, question);
  const { sportId: ofSport, ...rest } = filter;
  expect(heard).toEqual([expect.objectContaining({ ...rest, ofSport, scope: 'ENDED' })]);
  expect(told).toEqual([scopes]);
  expect(kind.emptyTitle).toBe('No bet of this period is like that');
  const ids = [of, { ...of, filter: {} }, { ...of, filter: { ...filter, text: 'out' } }].map(
    (one) => betHistoryReport(one).id,
  );
  expect(new Set(ids).size).toBe(3);
});
