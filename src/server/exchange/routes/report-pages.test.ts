import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBetHistory } from '#contract/bet-history.ts';
import { createLaunchCode, playRound, redeemLaunchCode } from '#contract/casino.ts';
import { fundAccount, settleMarket } from '#contract/operator.ts';
import { getProfitLoss, getStatement, type PagePlace } from '#contract/reports.ts';
import type { Credentials } from '#contract/rest-client.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/** Reports read page by page while their rows come and go. */

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;
const day = '2026-05-01';
let now = Date.parse(`${day}T06:00:00.000Z`);
const days = { from: day, to: day };

/** They sort by their bytes. */
const names = ['Ångstrom', 'ash', 'Ash', 'birch', 'élan', 'Zinnia', 'zinnia', '乙', '甲'];

beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  [asha, ben] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
  for (const [at, name] of names.entries()) {
    // Some are settled at one moment.
    now += at % 3 === 0 ? 0 : 1_000;
    await betOn(name, 300_00 + 100_00 * (at % 2));
    await settle(`${name}-odds`, at % 2 === 0 ? 'r1' : 'r2');
    await fund(500_00, `deposit-of-${at}`);
  }
  for (let at = 0; at < 9; at++) await betOn(`open${at}`, 200_00 + 100_00 * (at % 3));
}, 60_000);
afterAll(() => exchange.close());

const fund = async (amount: number, reference: string) =>
  dataOf(
    await exchange.call(
      fundAccount,
      { params: { userName: 'asha' }, body: { amount, reference } },
      exchange.operator,
    ),
  );
const settle = async (marketId: string, winner: string) =>
  dataOf(
    await exchange.call(
      settleMarket,
      { params: { marketId }, body: { winners: [winner] } },
      exchange.operator,
    ),
  );

async function betOn(name: string, stake: number): Promise<void> {
  const marketId = await exchange.openMarket(name);
  await exchange.instruct(ben, marketId, aBet({ side: 'LAY', stake }));
  await exchange.instruct(asha, marketId, aBet({ stake }));
}

interface Page {
  after?: string;
  before?: string;
  offset?: number;
  limit?: number;
  direction?: 'ASC' | 'DESC';
  sort?: string;
}
interface Part {
  ids: string[];
  count: number;
  place: PagePlace;
}
type Report = (page: Page) => Promise<Part>;

const partOf = (
  { place, count }: { place?: PagePlace | undefined; count: number },
  ids: (string | null)[],
): Part => ({ ids: ids.map(String), count, place: place! });

const statement: Report = async (page) => {
  const answer = dataOf(await exchange.call(getStatement, { query: { ...days, ...(page as object) } }, asha));
  return partOf(
    answer,
    answer.entries.map(({ entryId }) => entryId),
  );
};
const profitLoss =
  (level: 'MARKET' | 'EVENT'): Report =>
  async (page) => {
    const query = { ...days, level, ...(page as object) };
    const answer = dataOf(await exchange.call(getProfitLoss, { query }, asha));
    return partOf(
      answer,
      answer.rows.map((row) => (level === 'EVENT' ? row.eventId : row.marketId)),
    );
  };
const bets =
  (of: { scope: 'UNSETTLED' } | typeof days): Report =>
  async (page) => {
    const answer = dataOf(
      await exchange.call(getBetHistory, { query: { ...of, ...(page as object) } }, asha),
    );
    return partOf(
      answer,
      answer.bets.map(({ orderId }) => orderId),
    );
  };

/** All rows, part by part, each after the one before. */
async function walk(report: Report, page: Page, between: () => Promise<void> = async () => {}) {
  const parts = [await report(page)];
  for (let last = parts[0]!; last.ids.length > 0 && last.place.last !== null; parts.push(last)) {
    await between();
    last = await report({ ...page, after: last.place.last });
  }
  return parts;
}

const reports: [string, Report, readonly string[]][] = [
  ['the statement', statement, ['AT', 'KIND', 'AMOUNT']],
  ['profit and loss by market', profitLoss('MARKET'), ['NAME', 'AT', 'PROFIT', 'COMMISSION', 'NET']],
  ['profit and loss by event', profitLoss('EVENT'), ['NAME', 'AT', 'PROFIT', 'COMMISSION', 'NET']],
  ['the bets of a day', bets(days), ['AT', 'ODDS', 'STAKE']],
  ['the unsettled bets', bets({ scope: 'UNSETTLED' }), ['AT', 'ODDS', 'STAKE']],
];
const orders = reports.flatMap(([name, report, sorts]) =>
  sorts.flatMap((sort) => (['ASC', 'DESC'] as const).map((direction) => ({ name, report, sort, direction }))),
);

test.each(orders)('$name by $sort $direction is the same by key as whole', async (order) => {
  const { report, sort, direction } = order;
  const whole = await report({ sort, direction, limit: 500 });
  expect(whole.ids.length).toBe(whole.count);
  const parts = await walk(report, { sort, direction, limit: 4 });
  expect(parts.flatMap(({ ids }) => ids)).toEqual(whole.ids);
  expect(parts.map(({ place }) => place.offset)).toEqual(parts.map((_, at) => Math.min(at * 4, whole.count)));
  for (const [at, { place }] of parts.entries()) {
    if (at === 0 || place.first === null) continue;
    expect(await report({ sort, direction, limit: 4, before: place.first })).toEqual(parts[at - 1]);
    expect(await report({ sort, direction, limit: 4, offset: 4 * at })).toEqual(parts[at]);
  }
});

test('entries that come between two pages push none across', async () => {
  const before = await statement({ limit: 500 });
  let coming = 0;
  const parts = await walk(statement, { limit: 5 }, async () => {
    await fund(1_00, `between-pages-${coming++}`);
    if (coming === 2) await settle('open0-odds', 'r1');
  });
  expect(parts.flatMap(({ ids }) => ids)).toEqual(before.ids);
  const last = parts.at(-2)!;
  expect(last.place.offset + last.ids.length).toBe(last.count);
});

test('bets that are settled between two pages let none be left out that is still open', async () => {
  const unsettled = bets({ scope: 'UNSETTLED' });
  const before = await unsettled({ limit: 500 });
  const [first, second, third] = before.ids;
  const settled = ['open8-odds', 'open7-odds', 'open6-odds'];
  const parts = await walk(unsettled, { limit: 3 }, async () => {
    const marketId = settled.shift();
    if (marketId) await settle(marketId, 'r2');
  });
  // Those that were settled had been read before.
  expect(parts.flatMap(({ ids }) => ids)).toEqual(before.ids);
  const after = await unsettled({ limit: 500 });
  expect([first, second, third, ...after.ids]).toEqual(before.ids);
});

test('a key that the report did not give out, or gave out for another order, is refused in words', async () => {
  const { place } = await statement({ limit: 1 });
  const forged = (key: unknown) => Buffer.from(JSON.stringify(key)).toString('base64url');
  const keys = [
    'nonsense',
    forged(null),
    forged(['AT', 'yesterday', '1']),
    forged(['AT', '2026-05-01T00:00:00Z', '1; drop']),
    forged(['AT', '2026-05-01T00:00:00Z']),
    forged(['AT', 5, '1']),
    forged(['AT', '2026-05-01T00:00:00Z', '\0']),
  ];
  for (const query of [
    ...keys.map((after) => ({ ...days, after })),
    { ...days, sort: 'AMOUNT' as const, after: place.last! },
    { ...days, sort: 'AMOUNT' as const, before: forged(['AMOUNT', 1.5, '1']) },
    { ...days, sort: 'KIND' as const, before: forged(['KIND', '\0', '1']) },
  ]) {
    const answer = await exchange.call(getStatement, { query }, asha);
    expect(answer, JSON.stringify(query)).toMatchObject({
      status: 422,
      code: 'UNKNOWN_PLACE',
      message: 'This report has no such place. Open its first page.',
    });
  }
});

test('a history of neither days nor a market is refused in words', async () => {
  const answer = await exchange.call(getBetHistory, { query: {} }, asha);
  expect(answer).toMatchObject({ status: 422, code: 'INVALID_RANGE' });
});

/** Ben plays rounds of one game. */
async function play(rounds: readonly { roundId: string; gameName: string; bet: string; result: string }[]) {
  const { code } = dataOf(await exchange.call(createLaunchCode, { body: { eventId: '99.0001' } }, ben));
  const { sessionId } = dataOf(await exchange.call(redeemLaunchCode, { body: { code } }, exchange.games));
  for (const { roundId, ...told } of rounds) {
    const body = { userName: 'ben', sessionId, eventId: '99.0001', ...told, stake: 1_000, payout: 0 };
    dataOf(await exchange.call(playRound, { params: { roundId }, body }, exchange.games));
  }
}

test('rounds whose bets and results are as long as they can be are read by name', async () => {
  const rounds = ['round-0001', 'round-0002', 'round-0003'];
  const told = { gameName: 'A game', bet: 'ल'.repeat(1_000), result: 'ब'.repeat(200) };
  await play(rounds.map((roundId) => ({ roundId, ...told })));
  const report: Report = async (page) => {
    const query = { ...days, level: 'MARKET', eventId: '99.0001', ...(page as object) } as const;
    const answer = dataOf(await exchange.call(getProfitLoss, { query }, ben));
    return partOf(
      answer,
      answer.rows.map(({ marketId }) => marketId),
    );
  };
  const parts = await walk(report, { sort: 'NAME', direction: 'ASC', limit: 2 });
  expect(parts.flatMap(({ ids }) => ids)).toEqual(rounds);
});

test('a game whose name was changed is one row, under its last name', async () => {
  const asked = { ...days, level: 'EVENT', sportId: '66102' } as const;
  const told = { bet: 'Left', result: 'left' };
  await play([{ roundId: 'round-0004', gameName: 'An old name', ...told }]);
  now += 1_000;
  await play([{ roundId: 'round-0005', gameName: 'A new name', ...told }]);
  const { rows, count } = dataOf(await exchange.call(getProfitLoss, { query: asked }, ben));
  expect(rows.map(({ eventName }) => eventName)).toEqual(['A new name']);
  expect(count).toBe(1);
});
