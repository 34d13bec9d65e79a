import { afterAll, beforeAll, expect, test } from 'vitest';
import { getEventFacts } from '#contract/event-facts.ts';
import { getMarketBook } from '#contract/market.ts';
import { listOrders } from '#contract/order.ts';
import { must } from '#domain/must.ts';
import { openDesk } from '#server/maker/exchange-desk.ts';
import { fixtureOf, runnerIdOf, sideMarketId, type Fixture } from '#server/maker/fixtures.ts';
import { madeSports } from '#server/maker/made-sports.ts';
import { runMatch } from '#server/maker/match-runner.ts';
import { openTrader } from '#server/maker/trader.ts';
import { patience } from '../support/patience.ts';
import { aBet, dataOf, operatorKey, TestExchange } from '../support/test-exchange.ts';

/** A race of the maker's day on the exchange, a hundred times as fast: who is in it, and who does not start. */

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

const speed = 100;
const racing = must(madeSports.find(({ sportId }) => sportId === '7'));

let slot = 14_836_320;

/** A race of eight in which the fourth is withdrawn two seconds before the off. Each time another one. */
function raceOfToday(): Fixture {
  for (;;) {
    const fixture = fixtureOf(racing, slot++, 'x', speed);
    const { entrants } = fixture;
    if (entrants.length < 8) continue;
    return { ...fixture, startsAt: Date.now() + 6_000, withdrawal: { entrant: 3, before: 200_000 } };
  }
}

const bookOf = async (marketId: string) =>
  dataOf(await exchange.call(getMarketBook, { params: { marketId } }));

test('a horse is withdrawn with bets on it: they are void, the card tells the reduction, the others finish', async () => {
  const fixture = raceOfToday();
  const { marketId, eventId, entrants } = fixture;
  const desk = openDesk(exchange.url, exchange.operator.operatorKey ?? '');
  const maker = await openTrader(
    exchange.url,
    'maker-r',
    'a-password-of-tests',
    'race-day',
    Date.now,
    operatorKey,
  );
  await desk.fund('maker-r', 1e11, 'fund-the-maker');

  // However slow the machine is, nobody is withdrawn before the bet is placed.
  let goOn = () => {};
  const isPlaced = new Promise<void>((resolve) => (goOn = resolve));
  const wait = async (ms: number) => {
    await new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));
    if (Date.now() > fixture.startsAt - 3_000) await isPlaced;
  };

  const run = runMatch(fixture, { desk, maker, speed, clock: Date.now, wait });

  const statusOf = () =>
    bookOf(marketId).then(
      ({ definition }) => definition.status,
      () => null,
    );
  await expect.poll(statusOf, { timeout: patience.poll }).toBe('OPEN');
  await expect
    .poll(async () => (await bookOf(marketId)).runners.every(({ toBack }) => toBack.length > 0), {
      timeout: patience.poll,
    })
    .toBe(true);
  const leaver = runnerIdOf(fixture, 3);
  const asha = await exchange.signIn('asha');
  const offered = must((await bookOf(marketId)).runners.find(({ runnerId }) => runnerId === leaver));
  const [odds] = must(offered.toBack[0]);
  await exchange.instruct(asha, marketId, aBet({ runnerId: leaver, odds, stake: 100_00 }));
  const bet = async () => dataOf(await exchange.call(listOrders, { query: { marketId } }, asha))[0];
  expect(await bet()).toMatchObject({ matched: 100_00 });
  goOn();

  const isOut = async (id: string) =>
    (await bookOf(id)).definition.runners.find(({ status }) => status === 'REMOVED');
  await expect.poll(() => isOut(marketId), { timeout: patience.poll }).toMatchObject({ runnerId: leaver });
  expect((await isOut(marketId))?.reductionFactor).toBeGreaterThan(0);
  expect(await bet()).toMatchObject({ matched: 0, reason: 'VOID' });
  const isQuotedAgain = async () => {
    const { definition, runners } = await bookOf(marketId);
    return definition.status === 'OPEN' && runners.filter(({ toBack }) => toBack.length > 0).length;
  };
  await expect.poll(isQuotedAgain, { timeout: patience.poll }).toBe(entrants.length - 1);

  await run;
  const place = await isOut(sideMarketId(fixture, 'pl'));
  expect(place).toMatchObject({ name: must(entrants[3]).name });
  expect(place?.reductionFactor).toBeGreaterThan(0);
  const { definition } = await bookOf(marketId);
  const winner = definition.runners.find(({ status }) => status === 'WINNER');
  const facts = dataOf(await exchange.call(getEventFacts, { params: { eventId } }));
  expect(facts.race).toEqual(fixture.race);
  expect(facts.entrants.map(({ name }) => name)).toEqual(definition.runners.map(({ name }) => name));
  expect(facts.entrants.find(({ finish }) => finish === 1)?.name).toBe(winner?.name);
  expect(facts.entrants[3]).toMatchObject({ finish: null });
  expect(facts.entrants.filter(({ finish }) => finish !== null)).toHaveLength(entrants.length - 1);
});
