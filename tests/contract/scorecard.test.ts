import { afterAll, beforeAll, expect, test } from 'vitest';
import { putScorecard } from '#contract/scorecard.ts';
import { must } from '#domain/must.ts';
import { openDesk } from '#server/maker/exchange-desk.ts';
import { fixtureOf } from '#server/maker/fixtures.ts';
import { madeSports } from '#server/maker/made-sports.ts';
import { runMatch } from '#server/maker/match-runner.ts';
import { openTrader } from '#server/maker/trader.ts';
import { dataOf, TestExchange, operatorKey } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** A cricket match's scorecard, from the operator's call, and the maker's, to the site. */

let exchange: TestExchange;
let gateway: TestGateway;
beforeAll(async () => {
  exchange = await TestExchange.open();
  gateway = await openTestGateway(exchange.url);
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

const cardOf = async (eventId: string) => {
  const { data, errors } = await gateway.run('Scorecard', { eventId });
  expect(errors).toBeUndefined();
  return data.scorecard;
};

test('the site reads a scorecard as it is; a match that has none has no innings, and no match has no card', async () => {
  await exchange.openMarket('carded');
  expect(await cardOf('carded')).toMatchObject({ innings: [] });
  const batter = { name: 'A. Joshi', runs: 34, balls: 21, fours: 4, sixes: 1, howOut: null };
  const figures = { runs: 34, wickets: 0, balls: 21, extras: 0 };
  const innings = { side: 'AWAY' as const, ...figures, batters: [batter], bowlers: [] };
  const input = { params: { eventId: 'carded' }, body: { innings: [innings] } };
  dataOf(await exchange.call(putScorecard, input, exchange.operator));
  expect(await cardOf('carded')).toMatchObject({ innings: [innings] });
  expect(await cardOf('nowhere')).toBeNull();
});

test('the maker tells the scorecard of its match, up to its last ball', async () => {
  const speed = 1_000;
  const cricket = must(madeSports.find(({ sportId }) => sportId === '4'));
  const fixture = { ...fixtureOf(cricket, 5_935_000, 'x', speed), startsAt: Date.now() + 300 };
  const desk = openDesk(exchange.url, exchange.operator.operatorKey ?? '');
  const maker = await openTrader(
    exchange.url,
    'maker-c',
    'a-password-of-tests',
    'cricket',
    Date.now,
    operatorKey,
  );
  await desk.fund('maker-c', 1e11, 'fund-the-maker');
  const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, Math.max(0, ms)));
  await runMatch(fixture, { desk, maker, speed, clock: Date.now, wait });
  const { innings } = await cardOf(fixture.eventId);
  expect(innings).toHaveLength(2);
  for (const { side, runs, extras, batters } of innings) {
    const { lineUp = [] } = must(fixture.entrants[side === 'HOME' ? 0 : 1]);
    expect(batters.map(({ name }: { name: string }) => name)).toEqual(lineUp.slice(0, batters.length));
    const scored = batters.reduce((sum: number, one: { runs: number }) => sum + one.runs, extras as number);
    expect(scored).toBe(runs);
  }
}, 60_000);
