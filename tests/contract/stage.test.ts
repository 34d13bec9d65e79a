import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { stagePaths, type StageRun, type StageScene } from '#domain/site/stage.ts';
import { getEvent, getMarketBook } from '#contract/market.ts';
import { ScenarioRunner } from '#server/stage/scenario-runner.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** The stage over the real gateway and exchange, as the page and the command line use it. */

let exchange: TestExchange;
let gateway: TestGateway;
let runner: ScenarioRunner;

const none = () => () => undefined;
const openHouse = (leaveMs?: number): ScenarioRunner => {
  const opened = new ScenarioRunner({
    baseUrl: exchange.url,
    faults: {
      slow: none,
      delayBets: none,
      refuse: none,
      cut: none,
      block: none,
      expireTokens: () => undefined,
    },
    eventsChanged: () => undefined,
    now: Date.now,
    ...(leaveMs !== undefined && { leaveMs }),
  });
  const operatorKey = exchange.operator.operatorKey ?? '';
  opened.letIn({ type: 'stage-access', operatorKey, dataDir: '/nowhere' });
  return opened;
};

beforeAll(async () => {
  exchange = await TestExchange.open();
  runner = openHouse();
  gateway = await openTestGateway(exchange.url, { stage: runner });
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

async function post<Answer>(path: string, body: object): Promise<{ status: number; answer: Answer }> {
  const response = await fetch(`${gateway.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  return { status: response.status, answer: (await response.json()) as Answer };
}

const putOn = async (scenario: string) => (await post<StageScene>(stagePaths.scenes, { scenario })).answer;
const play = (scenario: string, eventId: string) => post<StageRun>(stagePaths.runs, { scenario, eventId });
const book = async (marketId: string) => dataOf(await exchange.call(getMarketBook, { params: { marketId } }));
const event = async (eventId: string) => dataOf(await exchange.call(getEvent, { params: { eventId } }));
const runOf = (runId: string) => runner.runs().find((run) => run.runId === runId);

test('a scenario is played on an event of its own, whose markets are quoted on both sides', async () => {
  const { eventId, address } = await putOn('withdrawal');
  expect(address).toBe(`/marketdetails/${eventId}/7`);
  const before = await book(`${eventId}.mo`);
  for (const { toBack, toLay } of before.runners) expect([toBack.length, toLay.length]).toEqual([3, 3]);
  const { answer } = await play('withdrawal', eventId);
  await vi.waitFor(() => expect(runOf(answer.runId)?.state).toBe('DONE'));
  const { definition, runners } = await book(`${eventId}.mo`);
  expect(definition.runners[1]).toMatchObject({ status: 'REMOVED', reductionFactor: 2_500 });
  expect(runners[0]?.toBack).toHaveLength(3);
});

test('a goal suspends its market and counts in its score', async () => {
  const { eventId } = await putOn('goal');
  const { answer } = await play('goal', eventId);
  await vi.waitFor(async () => {
    const { definition } = await book(`${eventId}.mo`);
    expect(definition).toMatchObject({ status: 'SUSPENDED', suspendReason: 'GOAL' });
    expect((await event(eventId)).score).toMatchObject({ home: '1', away: '0' });
  });
  expect(runOf(answer.runId)?.steps[0]?.text).toBe('Suspended for GOAL.');
});

test('an event of the day can be suspended', async () => {
  const marketId = await exchange.openMarket('of-the-day');
  await play('suspension', 'of-the-day');
  await vi.waitFor(async () => expect((await book(marketId)).definition.status).toBe('SUSPENDED'));
});

test.each(['dead-heat', 'goal', 'wicket'])(
  'an event of the day gets no %s, which its maker would contradict; the refusal says what to do',
  async (name) => {
    const marketId = await exchange.openMarket(`kept-from-${name}`);
    const { status, answer } = await play(name, `kept-from-${name}`);
    expect(status).toBe(409);
    expect(JSON.stringify(answer)).toContain('only on an event of its own: leave the event out.');
    expect((await book(marketId)).definition.status).toBe('OPEN');
  },
);

test('a run that the exchange refuses says why', async () => {
  const { eventId } = await putOn('void');
  const first = await play('void', eventId);
  await vi.waitFor(() => expect(runOf(first.answer.runId)?.state).toBe('DONE'));
  const again = await play('void', eventId);
  await vi.waitFor(() => expect(runOf(again.answer.runId)?.state).toBe('FAILED'));
  expect(runOf(again.answer.runId)?.steps.at(-1)?.text).toMatch(/^The exchange refused: .*closed/i);
});

test('the next start takes off what an earlier one has put on', async () => {
  const { eventId } = await putOn('goal');
  openHouse();
  await vi.waitFor(async () => expect((await event(eventId)).ended).toBe(true));
  expect((await book(`${eventId}.mo`)).definition).toMatchObject({ status: 'CLOSED', voided: true });
  expect((await event('kept-from-goal')).ended).toBe(false);
});

test('an event that was put on is void and over with its market, and leaves some time after its last scenario', async () => {
  const voided = await putOn('void');
  await play('void', voided.eventId);
  await vi.waitFor(async () => expect((await event(voided.eventId)).ended).toBe(true));

  const house = openHouse(700);
  const { eventId } = await house.putOn('withdrawal');
  await house.play('withdrawal', eventId);
  await vi.waitFor(async () =>
    expect((await book(`${eventId}.mo`)).definition.runners[1]?.status).toBe('REMOVED'),
  );
  expect((await event(eventId)).ended).toBe(false);
  await vi.waitFor(async () => expect((await event(eventId)).ended).toBe(true), { timeout: 10_000 });
  expect((await book(`${eventId}.mo`)).definition).toMatchObject({ status: 'CLOSED', voided: true });
});
