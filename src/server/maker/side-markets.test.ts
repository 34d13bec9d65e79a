import { expect, test } from 'vitest';
import { itemAt, must } from '#domain/must.ts';
import { isQuoted } from '#domain/market/market-kind.ts';
import { sportIds } from '#domain/market/sport.ts';
import { openFakeExchange } from './fake-exchange.fixture.ts';
import { fixtureOf, sideMarketId } from './fixtures.ts';
import { madeSports } from './made-sports.ts';
import { openMatch, type Match } from './match.ts';
import { announceSides } from './side-markets.ts';

const matchOf = (sportId: string): Match =>
  openMatch(fixtureOf(must(madeSports.find((sport) => sport.sportId === sportId)), 1, 'sides', 1));
const withBook = (match: Match) => match.sides().filter(({ market }) => !isQuoted(market.kind));

/** What the match wants to rest in each market with a book, as `restingIn` tells it. */
const wantedOf = (match: Match) =>
  withBook(match).map(({ marketId, runnerIds, orders }) => ({
    marketId,
    wanted: must(orders())
      .map(({ runner, side, odds }) => `${itemAt(runnerIds, runner)} ${side} ${odds}`)
      .sort(),
  }));

test('a maker that starts again takes out what its earlier run left resting, and offers each price once', async () => {
  const exchange = openFakeExchange();
  const match = matchOf(sportIds.soccer);
  const first = await announceSides(match, exchange.desk, exchange.openTrader());
  await first.open(false);
  await first.update();
  for (const { marketId, wanted } of wantedOf(match)) expect(exchange.restingIn(marketId)).toEqual(wanted);

  // By the next start the match has moved on, and so have its prices.
  const again = matchOf(sportIds.soccer);
  for (let minute = 0; minute < 30; minute++) again.step();
  const second = await announceSides(again, exchange.desk, exchange.openTrader());
  for (const { marketId } of withBook(again)) expect(exchange.restingIn(marketId)).toEqual([]);
  await second.update();
  expect(wantedOf(again).some(({ wanted }) => wanted.length > 0)).toBe(true);
  for (const { marketId, wanted } of wantedOf(again)) expect(exchange.restingIn(marketId)).toEqual(wanted);
});

test('a market of quotes has no orders to take out', async () => {
  const exchange = openFakeExchange();
  const match = matchOf(sportIds.cricket);
  await announceSides(match, exchange.desk, exchange.openTrader());
  const books = withBook(match).map(({ marketId }) => `send ${marketId}`);
  expect(match.sides().length).toBeGreaterThan(books.length);
  expect(exchange.calls).toEqual(books);
});

test('turning in play lapses every order, and each is offered again at once', async () => {
  const exchange = openFakeExchange();
  const match = matchOf(sportIds.soccer);
  const sides = await announceSides(match, exchange.desk, exchange.openTrader());
  await sides.open(false);
  await sides.update();
  await sides.open(true);
  for (const { marketId } of withBook(match)) expect(exchange.restingIn(marketId)).toEqual([]);
  await sides.update();
  for (const { marketId, wanted } of wantedOf(match)) expect(exchange.restingIn(marketId)).toEqual(wanted);
});

test('opening again after a suspension lapses nothing, so that nothing is offered twice', async () => {
  const exchange = openFakeExchange();
  const match = matchOf(sportIds.soccer);
  const sides = await announceSides(match, exchange.desk, exchange.openTrader());
  await sides.open(true);
  await sides.update();
  await sides.suspend('GOAL');
  match.step();
  const before = exchange.calls.length;
  await sides.openAgain();
  for (const { marketId, wanted } of wantedOf(match)) expect(exchange.restingIn(marketId)).toEqual(wanted);
  for (const { marketId } of match.sides()) {
    const told = exchange.calls.filter(
      (call) => /^(OPEN|SUSPENDED) /.test(call) && call.endsWith(` ${marketId}`),
    );
    expect(told).toEqual([`OPEN ${marketId}`, `SUSPENDED ${marketId}`, `OPEN ${marketId}`]);
    // Its quotes come before another market opens.
    const own = exchange.calls
      .slice(before)
      .flatMap((call, at) => (call.endsWith(` ${marketId}`) ? [at] : []));
    expect(own).toEqual(own.map((_, at) => own[0]! + at));
  }
});

test('a market is settled once when it is decided, and then neither offered, opened nor suspended', async () => {
  const exchange = openFakeExchange();
  const match = matchOf(sportIds.cricket);
  const sides = await announceSides(match, exchange.desk, exchange.openTrader());
  await sides.open(true);
  const session = must(match.sides().find(({ market }) => market.kind === 'SESSION'));
  while (session.result() === null) {
    match.step();
    await sides.update();
  }
  expect(exchange.closed).toEqual(new Set([session.marketId]));
  const before = exchange.calls.length;
  match.step();
  await sides.update();
  await sides.suspend('WICKET');
  await sides.openAgain();
  expect(exchange.calls.slice(before).filter((call) => call.endsWith(` ${session.marketId}`))).toEqual([]);
  expect(exchange.calls.filter((call) => call === `settle ${session.marketId}`)).toHaveLength(1);
});

test('quotes that are as they were are not sent again', async () => {
  const exchange = openFakeExchange();
  const match = matchOf(sportIds.cricket);
  const sides = await announceSides(match, exchange.desk, exchange.openTrader());
  await sides.open(true);
  await sides.update();
  const before = exchange.calls.length;
  expect(exchange.calls.some((call) => call.startsWith('quote '))).toBe(true);
  await sides.update();
  expect(exchange.calls.slice(before)).toEqual([]);
});

test('a market that was settled by an earlier run is left alone', async () => {
  const exchange = openFakeExchange();
  const match = matchOf(sportIds.cricket);
  const [first] = match.sides();
  exchange.closed.add(must(first).marketId);
  const sides = await announceSides(match, exchange.desk, exchange.openTrader());
  await sides.open(false);
  await sides.update();
  expect(exchange.calls.filter((call) => call.endsWith(` ${must(first).marketId}`))).toEqual([]);
});

test('a market that comes during the event is announced then, opened with its prices, and settled with the rest', async () => {
  const exchange = openFakeExchange();
  const match = matchOf(sportIds.binary);
  const sides = await announceSides(match, exchange.desk, exchange.openTrader());
  await sides.open(true);
  await sides.update();
  const late = sideMarketId(match.fixture, 'n1');
  const ofLate = () => exchange.calls.filter((call) => call.endsWith(` ${late}`));
  while (ofLate().length === 0) {
    expect(match.result()).toBeNull();
    match.step();
    await sides.update();
  }
  // What an earlier run left resting is taken out; then it opens, and its prices come at once.
  expect(ofLate().slice(0, 3)).toEqual([`send ${late}`, `OPEN ${late}`, `send ${late}`]);
  expect(exchange.restingIn(late).length).toBeGreaterThan(0);
  while (!match.result()) match.step();
  await sides.update();
  expect(exchange.closed).toContain(late);
});

test('a maker that comes when such a market is decided settles it, and opens it no more', async () => {
  const exchange = openFakeExchange();
  const match = matchOf(sportIds.binary);
  const sides = await announceSides(match, exchange.desk, exchange.openTrader());
  await sides.open(true);
  while (!match.result()) match.step();
  await sides.update();
  const late = sideMarketId(match.fixture, 'n1');
  expect(exchange.calls.filter((call) => call.endsWith(` ${late}`))).toEqual([
    `send ${late}`,
    `settle ${late}`,
  ]);
});
