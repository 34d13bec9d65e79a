import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { putEventFacts } from '#contract/event-facts.ts';
import {
  createEvent,
  createMarket,
  removeRunner,
  resettleMarket,
  setEventState,
  setMarketStatus,
  settleMarket,
} from '#contract/operator.ts';
import { getMarketBook } from '#contract/market.ts';
import { listRaces } from '#contract/races.ts';
import { getEventResult, listResults } from '#contract/results.ts';

/** Races on the exchange, from the card to the result. */

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

const names = ['Kittiwake', 'Halyard', 'Ebb Tide', 'Sextant'];
const minutesAgo = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();
const conditions = { course: 'Saltings', number: 4, races: 8, distance: 1_600, going: 'Good', class: 2 };
const idOf = (eventId: string, market: 'win' | 'pl', runner: number) => `${eventId}.${market}.${runner + 1}`;

/** Announces a race of four with a market on the winner and one on the first two. */
async function announce(eventId: string, { start = minutesAgo(-5), sportId = '7', isTold = true } = {}) {
  const by = exchange.operator;
  const event = { sportId, eventName: eventId, eventTime: start, tournamentId: '7t1' };
  const body = { ...event, tournamentName: 'Saltings', home: null, away: null };
  dataOf(await exchange.call(createEvent, { params: { eventId }, body }, by));
  for (const market of ['win', 'pl'] as const) {
    const params = { marketId: `${eventId}.${market}` };
    const runners = names.map((name, at) => ({ runnerId: idOf(eventId, market, at), name }));
    const kind = market === 'win' ? ('WINNER' as const) : ('PLACE' as const);
    const places = { kind, numberOfWinners: market === 'win' ? 1 : 2 };
    const made = { eventId, marketName: market, startTime: start, runners, ...places };
    dataOf(await exchange.call(createMarket, { params, body: made }, by));
    dataOf(await exchange.call(setMarketStatus, { params, body: { status: 'OPEN' } }, by));
  }
  if (isTold) await tell(eventId);
}

const tell = async (
  eventId: string,
  finish: readonly (number | null)[] = [],
  margins: readonly (number | null)[] = [],
) => {
  const entrants = names.map((name, at) => ({
    name,
    ride: { number: at + 1 },
    finish: finish[at] ?? null,
    beatenBy: margins[at] ?? null,
  }));
  const body = { race: conditions, entrants };
  dataOf(await exchange.call(putEventFacts, { params: { eventId }, body }, exchange.operator));
};

const racesListed = async () => dataOf(await exchange.call(listRaces, { body: { key: 'site' } }));
const resultOf = async (eventId: string) =>
  dataOf(await exchange.call(getEventResult, { params: { eventId } }));
const endedAs = async (eventId: string) =>
  dataOf(await exchange.call(listResults, { params: { sportId: '7' }, query: {} })).find(
    ({ exEventId }) => exEventId === eventId,
  );

test('races to come and of the last two hours are listed by start, if their conditions were told', async () => {
  await announce('later', { start: minutesAgo(-20) });
  await announce('sooner');
  await announce('untold', { isTold: false });
  await announce('no-race', { sportId: '4' });
  for (const [eventId, minutes] of [
    ['ran', 30],
    ['long-ago', 150],
  ] as const) {
    await announce(eventId, { start: minutesAgo(minutes) });
    const end = { params: { eventId }, body: { ended: true } };
    dataOf(await exchange.call(setEventState, end, exchange.operator));
  }
  const listed = await racesListed();
  expect(listed.map(({ exEventId }) => exEventId)).toEqual(['ran', 'sooner', 'later']);
  expect(listed[1]).toMatchObject({
    race: conditions,
    runners: 4,
    result: '',
  });
  expect(listed[1]?.marketIds.toSorted()).toEqual(['sooner.pl', 'sooner.win']);
});

test('a race’s result tells places, starting prices and what a place paid, and who did not run, until it is void', async () => {
  const eventId = 'told';
  await announce(eventId);
  const [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
  const match = async (market: 'win' | 'pl', runner: number, odds: number) => {
    const bet = { runnerId: idOf(eventId, market, runner), odds, stake: 100_00 };
    await exchange.instruct(ben, `${eventId}.${market}`, aBet({ ...bet, side: 'LAY' }));
    await exchange.instruct(asha, `${eventId}.${market}`, aBet(bet));
  };
  await match('win', 0, 300);
  await match('win', 0, 320);
  await match('pl', 0, 140);
  await match('pl', 2, 200);
  const by = exchange.operator;
  for (const market of ['win', 'pl'] as const) {
    const params = { marketId: `${eventId}.${market}` };
    const leaver = { params: { ...params, runnerId: idOf(eventId, market, 3) } };
    dataOf(await exchange.call(removeRunner, { ...leaver, body: { reductionFactor: 900 } }, by));
    // Nobody takes it: it is the best there is to back at the off.
    const offer = { runnerId: idOf(eventId, 'win', 2), side: 'LAY' as const, odds: 660, stake: 100_00 };
    if (market === 'win') await exchange.instruct(ben, params.marketId, aBet(offer));
    dataOf(await exchange.call(setMarketStatus, { params, body: { inPlay: true } }, by));
    const winners = (market === 'win' ? [2] : [2, 0]).map((at) => idOf(eventId, market, at));
    dataOf(await exchange.call(settleMarket, { params, body: { winners } }, by));
  }
  await tell(eventId, [2, 3, 1, null], [125, 40, null, null]);
  expect(await resultOf(eventId)).toBeNull();
  dataOf(await exchange.call(setEventState, { params: { eventId }, body: { ended: true } }, by));

  const known = { number: 3, name: 'Ebb Tide', startingPrice: 660, placeDividend: 191 };
  const result = {
    result: 'Ebb Tide',
    race: {
      conditions,
      finishers: [
        { place: 1, beatenBy: null, ...known },
        { place: 2, beatenBy: 125, number: 1, name: 'Kittiwake', startingPrice: 291, placeDividend: 136 },
        { place: 3, beatenBy: 40, number: 2, name: 'Halyard', startingPrice: null, placeDividend: null },
      ],
      nonRunners: [{ name: 'Sextant', reductionFactor: 900 }],
    },
  };
  expect(await endedAs(eventId)).toMatchObject(result);
  expect(await resultOf(eventId)).toEqual(await endedAs(eventId));
  expect(await exchange.call(getEventResult, { params: { eventId: 'none' } })).toMatchObject({
    code: 'UNKNOWN_EVENT',
  });
  expect((await racesListed()).find(({ exEventId }) => exEventId === eventId)).toMatchObject({
    runners: 3,
    result: 'Ebb Tide',
    ended: true,
  });
  await exchange.reopen();
  expect(await endedAs(eventId)).toMatchObject(result);

  for (const market of ['win', 'pl'] as const) {
    const params = { marketId: `${eventId}.${market}` };
    dataOf(await exchange.call(resettleMarket, { params, body: { winners: [] } }, by));
    const { definition } = dataOf(await exchange.call(getMarketBook, { params }));
    expect(definition.runners.map(({ status }) => status)).not.toContain('WINNER');
  }
  expect(await resultOf(eventId)).toMatchObject({
    result: 'Void',
    race: { finishers: [{ placeDividend: null }, { placeDividend: null }, { placeDividend: null }] },
  });
});

test('a race of which nothing was told has a result without an order', async () => {
  await announce('silent', { isTold: false });
  const end = { params: { eventId: 'silent' }, body: { ended: true } };
  dataOf(await exchange.call(setEventState, end, exchange.operator));
  expect(await endedAs('silent')).toMatchObject({ race: null });
});
