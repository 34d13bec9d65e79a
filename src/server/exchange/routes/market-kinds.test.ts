import { afterAll, beforeAll, expect, test } from 'vitest';
import { getBalance } from '#contract/account.ts';
import { createEvent, createMarket, setMarketStatus, setQuotes, settleMarket } from '#contract/operator.ts';
import type { Credentials } from '#contract/rest-client.ts';
import type { MarketKind } from '#domain/market/market-kind.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

/** Every kind of market, through REST and storage: created, bet on, settled, paid. */

let exchange: TestExchange;
let asha: Credentials;
let ben: Credentials;

const eventId = 'kinds';
const startTime = '2026-05-01T12:00:00.000Z';

beforeAll(async () => {
  exchange = await TestExchange.open();
  [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
  const tournament = { tournamentId: 't1', tournamentName: 'Harbour Cup', home: null, away: null };
  const body = { ...tournament, sportId: '4', eventName: 'Dunes v Harbour', eventTime: startTime };
  dataOf(await exchange.call(createEvent, { params: { eventId }, body }, exchange.operator));
});
afterAll(() => exchange.close());

type MarketBody = Parameters<typeof exchange.call<typeof createMarket>>[1]['body'];
type Ends = Parameters<typeof exchange.call<typeof settleMarket>>[1]['body'];
type Bet = Parameters<typeof aBet>[0];

interface Kind {
  kind: MarketKind;
  facts?: Partial<MarketBody>;
  runners?: MarketBody['runners'];
  /** Asha's bet. In markets with a book, Ben takes the other side. */
  bet: NonNullable<Bet>;
}

const named = (...ids: string[]) => ids.map((runnerId) => ({ runnerId, name: `Runner ${runnerId}` }));
const side = (runnerId: string, handicap: number, direction: 'UP' | 'DOWN') => {
  return { runnerId, name: runnerId, handicap, direction };
};
const digits = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'];

const binary: Kind = { kind: 'BINARY', facts: { strike: 24_500_00 }, bet: { odds: 236 } };
const lottery: Kind = { kind: 'LOTTERY', runners: named(...digits), bet: { runnerId: '7', odds: 1000 } };
const place: Kind = {
  kind: 'PLACE',
  facts: { numberOfWinners: 2 },
  runners: named('r1', 'r2', 'r3', 'r4'),
  bet: { odds: 236 },
};
const layOfPlace: Kind = { ...place, bet: { odds: 236, side: 'LAY' } };
const handicap = (added: number): Kind => ({
  kind: 'HANDICAP',
  runners: [side('r1', added, 'UP'), side('r2', -added, 'DOWN')],
  bet: { odds: 190 },
});
const line: Kind = { kind: 'LINE', facts: { ladder: 'LINE' }, runners: named('r1'), bet: { odds: 4_500 } };
const bookmaker: Kind = { kind: 'BOOKMAKER', bet: { odds: 190 } };
const session = (yesOrNo: 'BACK' | 'LAY', over: number): Kind => ({
  kind: 'SESSION',
  runners: named('r1'),
  bet: { side: yesOrNo, odds: 190, line: over * 100 },
});

/** What a bet of 1,000.00 pays. */
const cases: [what: string, kind: Kind, ends: Ends, pays: number][] = [
  ['a binary at its strike', binary, { number: 24_500_00 }, 1_360_00],
  ['a binary below its strike', binary, { number: 24_499_99 }, -1_000_00],
  ['a binary that is void', binary, {}, 0],
  ['a digit that is drawn', lottery, { winners: ['7'] }, 9_000_00],
  ['a digit that is not drawn', lottery, { winners: ['0'] }, -1_000_00],
  ['a place', place, { winners: ['r2', 'r1'] }, 1_360_00],
  ['no place', place, { winners: ['r2', 'r3'] }, -1_000_00],
  ['a lay of a place', layOfPlace, { winners: ['r2', 'r1'] }, -1_360_00],
  ['a dead heat of two for the second place', place, { winners: ['r2'], tied: ['r1', 'r3'] }, 180_00],
  ['a lay in that dead heat', layOfPlace, { winners: ['r2'], tied: ['r1', 'r3'] }, -180_00],
  ['a dead heat of three for both places', place, { winners: [], tied: ['r1', 'r2', 'r3'] }, 573_33],
  ['a place, where nobody took the other', place, { winners: ['r1'], unfilled: true }, 1_360_00],
  ['no place, where nobody took the other', place, { winners: ['r2'], unfilled: true }, -1_000_00],
  ['a handicap that is covered', handicap(-75), { number: 2 }, 900_00],
  ['a handicap that is half covered', handicap(-75), { number: 1 }, 450_00],
  ['a handicap of which half is lost', handicap(-25), { number: 0 }, -500_00],
  ['a handicap that is met', handicap(-100), { number: 1 }, 0],
  ['a handicap that is not covered', handicap(-100), { number: 0 }, -1_000_00],
  ['a line below which it ends', line, { number: 44 }, 1_000_00],
  ['a line at which it ends', line, { number: 45 }, 0],
  ['a line above which it ends', line, { number: 46 }, -1_000_00],
  ["a bookmaker's winner", bookmaker, { winners: ['r1'] }, 900_00],
  ["a bookmaker's loser", bookmaker, { winners: ['r2'] }, -1_000_00],
  ['Yes on fewer runs', session('BACK', 44), { number: 45 }, 900_00],
  ['Yes on the runs', session('BACK', 45), { number: 45 }, 900_00],
  ['Yes on more runs', session('BACK', 46), { number: 45 }, -1_000_00],
  ['No on fewer runs', session('LAY', 44), { number: 45 }, -900_00],
  ['No on the runs', session('LAY', 45), { number: 45 }, -900_00],
  ['No on more runs', session('LAY', 46), { number: 45 }, 1_000_00],
];

let lastMarket = 0;

async function open({ kind, facts, runners = named('r1', 'r2') }: Kind): Promise<string> {
  const marketId = `kind-${++lastMarket}`;
  const params = { marketId };
  const body = { eventId, marketName: kind, startTime, kind, commissionRate: 0, runners, ...facts };
  dataOf(await exchange.call(createMarket, { params, body }, exchange.operator));
  dataOf(await exchange.call(setMarketStatus, { params, body: { status: 'OPEN' } }, exchange.operator));
  return marketId;
}

/** Offers the other side of the bet: the operator's quote, or Ben's order. */
async function offer(marketId: string, { kind, bet }: Kind): Promise<void> {
  const { runnerId = 'r1', side: of = 'BACK', odds = 0, line: at } = bet;
  if (kind === 'BOOKMAKER' || kind === 'SESSION') {
    const quotes = [{ runnerId, side: of, odds, size: 1_000_00, line: at ?? null }];
    dataOf(await exchange.call(setQuotes, { params: { marketId }, body: { quotes } }, exchange.operator));
  } else await exchange.instruct(ben, marketId, aBet({ ...bet, side: of === 'BACK' ? 'LAY' : 'BACK' }));
}

const moneyOf = async (by: Credentials) => dataOf(await exchange.call(getBalance, {}, by));

test.each(cases)('%s pays what it must, and nothing stays at risk', async (_what, kind, ends, pays) => {
  const marketId = await open(kind);
  await offer(marketId, kind);
  const before = { asha: await moneyOf(asha), ben: await moneyOf(ben) };
  const [result] = await exchange.instruct(asha, marketId, aBet(kind.bet));
  expect(result).toMatchObject({ status: 'ACCEPTED', orders: [{ matched: 1_000_00, remaining: 0 }] });
  const closed = await exchange.call(settleMarket, { params: { marketId }, body: ends }, exchange.operator);
  expect(dataOf(closed)).toMatchObject({ kind: kind.kind, status: 'CLOSED' });
  const after = { asha: await moneyOf(asha), ben: await moneyOf(ben) };
  expect(after.asha).toEqual({ bankBalance: before.asha.bankBalance + pays, exposure: 0 });
  const isBook = kind.kind !== 'BOOKMAKER' && kind.kind !== 'SESSION';
  // Both are rounded half away from zero; the rounding account takes what is left over.
  expect(after.ben.bankBalance).toBe(before.ben.bankBalance - (isBook ? pays : 0));
  expect(after.ben.exposure).toBe(0);
});

test('fewer winners than places are taken only from an operator who says that they are meant', async () => {
  const marketId = await open(place);
  const settle = (body: Ends) =>
    exchange.call(settleMarket, { params: { marketId }, body }, exchange.operator);
  const refused = { ok: false, code: 'INVALID_RESULT', message: 'The market has 2 winners.' };
  expect(await settle({ winners: ['r1'] })).toMatchObject(refused);
  const { runners } = dataOf(await settle({ winners: ['r1'], unfilled: true }));
  expect(runners.map(({ status }) => status)).toEqual(['WINNER', 'LOSER', 'LOSER', 'LOSER']);
});
