import { expect, test } from 'vitest';
import type { Quote } from '#contract/market.ts';
import { Engine, marketFacts, rupee } from '../testing/engine.fixture.ts';
import { restoreState } from '../state/restore.ts';
import { stateText } from '../testing/state-text.fixture.ts';

/** Two bettors with ₹10,000 each and two open markets: a bookmaker with two runners, and a session with one. */
function openQuoted(): Engine {
  const engine = new Engine(['ann', 'bob']);
  engine.fund('ann', 10_000 * rupee);
  engine.fund('bob', 10_000 * rupee);
  const runners = ['home', 'away'].map((runnerId) => ({ runnerId, name: runnerId }));
  const facts = { commissionRate: 0, runners };
  engine.market('bookmaker', { ...facts, kind: 'BOOKMAKER' });
  engine.market('session', { ...facts, kind: 'SESSION', runners: [{ runnerId: 'runs', name: '6 overs' }] });
  quote(engine, 'bookmaker', [bookmakerQuote('BACK', 185), bookmakerQuote('LAY', 190)]);
  quote(engine, 'session', [sessionQuote('BACK', 4_600, 190), sessionQuote('LAY', 4_500, 210)]);
  return engine;
}

const bookmakerQuote = (side: Quote['side'], odds: number): Quote => ({
  runnerId: 'home',
  side,
  odds,
  line: null,
  size: 2_000 * rupee,
});
const sessionQuote = (side: Quote['side'], line: number, odds: number): Quote => ({
  runnerId: 'runs',
  side,
  odds,
  line,
  size: 2_000 * rupee,
});
const quote = (engine: Engine, marketId: string, quotes: Quote[]) =>
  engine.run({ type: 'SET_QUOTES', marketId, quotes });

const bet = (
  engine: Engine,
  marketId: string,
  parts: { side: Quote['side']; odds: number; line?: number; stake?: number },
  accountId = 'ann',
) => {
  const runnerId = marketId === 'session' ? 'runs' : 'home';
  return engine.instruct(accountId, { type: 'PLACE', runnerId, stake: 1_000 * rupee, ...parts }, marketId);
};

const quotesOf = (engine: Engine, marketId: string) => engine.state.markets.get(marketId)!.definition.quotes!;

test('a bookmaker bet is matched at exactly p: a back wins stake × p/100, the lay risks it', () => {
  const engine = openQuoted();
  expect(bet(engine, 'bookmaker', { side: 'BACK', odds: 185 })).toMatchObject({
    status: 'ACCEPTED',
    orders: [{ status: 'COMPLETE', matched: 1_000 * rupee, averageOdds: 185 }],
    fills: [{ odds: 185, stake: 1_000 * rupee }],
  });
  expect(engine.balance('ann').exposure).toBe(1_000 * rupee);
  bet(engine, 'bookmaker', { side: 'LAY', odds: 190 }, 'bob');
  expect(engine.balance('bob').exposure).toBe(900 * rupee);
  expect(quotesOf(engine, 'bookmaker').map(({ size }) => size)).toEqual([1_000 * rupee, 1_000 * rupee]);
  engine.run({ type: 'SETTLE_MARKET', marketId: 'bookmaker', winners: ['home'] });
  expect(engine.balance('ann')).toEqual({ balance: 10_850 * rupee, exposure: 0 });
  expect(engine.balance('bob')).toEqual({ balance: 9_100 * rupee, exposure: 0 });
  expect(engine.balance('house-quotes')).toEqual({ balance: 50 * rupee, exposure: 0 });
});

test('[QUOTE_CHANGED] another p, or another line, is refused with the current quote, and nothing changes', () => {
  const engine = openQuoted();
  const before = stateText(engine.state);
  expect(bet(engine, 'bookmaker', { side: 'BACK', odds: 186 })).toMatchObject({
    code: 'QUOTE_CHANGED',
    quote: { odds: 185, line: null, size: 2_000 * rupee },
    message: 'The quote had moved to 85. Nothing was placed.',
  });
  expect(bet(engine, 'session', { side: 'BACK', odds: 190, line: 4_700 })).toMatchObject({
    code: 'QUOTE_CHANGED',
    quote: { odds: 190, line: 4_600 },
    message: 'The quote had moved to 46 at 90. Nothing was placed.',
  });
  quote(engine, 'bookmaker', []);
  const unquoted = bet(engine, 'bookmaker', { side: 'BACK', odds: 185 });
  expect(unquoted).toMatchObject({ code: 'QUOTE_CHANGED', quote: null });
  quote(engine, 'bookmaker', [bookmakerQuote('BACK', 185), bookmakerQuote('LAY', 190)]);
  expect(stateText(engine.state).replace(/"journalSeq":\d+/, '')).toBe(
    before.replace(/"journalSeq":\d+/, ''),
  );
});

test('no more than is left of a quote can be had', () => {
  const engine = openQuoted();
  bet(engine, 'bookmaker', { side: 'BACK', odds: 185 });
  expect(bet(engine, 'bookmaker', { side: 'BACK', odds: 185, stake: 1_500 * rupee })).toMatchObject({
    code: 'STAKE_TOO_LARGE',
    limit: 1_000 * rupee,
  });
});

test('all lines of a session count together, and each is settled by itself', () => {
  const engine = openQuoted();
  // Yes at 46 and No at 45 with the same stake: one of them wins whatever happens, except at 45, where both lose.
  bet(engine, 'session', { side: 'BACK', odds: 190, line: 4_600 });
  expect(engine.balance('ann').exposure).toBe(1_000 * rupee);
  bet(engine, 'session', { side: 'LAY', odds: 210, line: 4_500 });
  expect(engine.balance('ann').exposure).toBe(2_100 * rupee);
  quote(engine, 'session', [sessionQuote('BACK', 4_500, 190), sessionQuote('LAY', 4_800, 200)]);
  bet(engine, 'session', { side: 'LAY', odds: 200, line: 4_800 });
  // At 45 the new bet wins what Yes at 46 loses; from 48 on it loses more than Yes wins.
  expect(engine.balance('ann').exposure).toBe(1_200 * rupee);
  engine.run({ type: 'SETTLE_MARKET', marketId: 'session', winners: [], number: 46 });
  expect(engine.balance('ann').balance).toBe((10_000 + 900 - 1_100 + 1_000) * rupee);
  expect(engine.facts.accounts[0]?.settlements[0]).toMatchObject({ result: '46' });
});

test('what was bet on quotes, and what is left of them, comes back from storage', () => {
  const engine = openQuoted();
  bet(engine, 'bookmaker', { side: 'LAY', odds: 190 });
  bet(engine, 'session', { side: 'LAY', odds: 210, line: 4_500 });
  expect(stateText(restoreState(engine.store.stored()))).toBe(stateText(engine.state));
});

test.each([
  ['bookmaker', sessionQuote('BACK', 4_600, 190)],
  ['session', { ...sessionQuote('BACK', 4_600, 190), line: null }],
  ['bookmaker', bookmakerQuote('BACK', 100)],
  ['bookmaker', { ...bookmakerQuote('BACK', 185), runnerId: 'nobody' }],
])('a quote that a %s market cannot have is refused: %j', (marketId, wrong) => {
  expect(quote(openQuoted(), marketId, [wrong])).toMatchObject({ code: 'INVALID_QUOTES' });
});

test('a market with a book has no quotes', () => {
  const engine = openQuoted();
  engine.run({ type: 'CREATE_MARKET', market: marketFacts('m1') });
  expect(quote(engine, 'm1', [])).toMatchObject({ code: 'INVALID_QUOTES' });
});
