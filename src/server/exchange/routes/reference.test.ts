import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { getEvent, listMarkets } from '#contract/market.ts';
import { createEvent, createMarket, setEventState, settleMarket } from '#contract/operator.ts';
import {
  getSupport,
  getTheme,
  listAllEvents,
  listCasinoEvents,
  listExchangeTypes,
  listRacingEvents,
  listSearchEvents,
  listSports,
} from '#contract/reference.ts';
import { sportIds } from '#domain/market/sport.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
});
afterAll(() => exchange.close());

const key = { body: { key: 'site' } };
const anEvent = {
  sportId: sportIds.horseRacing as string,
  eventName: '14:30 Quayside',
  eventTime: '2026-05-01T14:30:00.000Z',
  tournamentId: 'q',
  tournamentName: 'Quayside',
  home: null,
  away: null,
};
const put = (eventId: string, changes: Partial<typeof anEvent> = {}) =>
  exchange.call(createEvent, { params: { eventId }, body: { ...anEvent, ...changes } }, exchange.operator);

test('[ENT-1] sports have their ids, names and highlight flags, those that the site hides too', async () => {
  const sports = dataOf(await exchange.call(listSports, key));
  expect(sports[0]).toEqual({ sportId: '4', sportName: 'Cricket', highlight: true });
  expect(sports.map(({ sportId }) => sportId)).toEqual(
    expect.arrayContaining(['1', '2', '4', '7', '7522', '66101', '66102', '66103', '66104', '4339']),
  );
});

test('[ENT-2] exchange types have id, name, highlight flag and sequence; 10 and 32 are sent for the site to leave out', async () => {
  const types = dataOf(await exchange.call(listExchangeTypes, key));
  expect(types).toEqual([
    { exchangeId: '11', exchangeName: 'Home', highlight: false, sequence: 1 },
    { exchangeId: '4', exchangeName: 'Cricket', highlight: true, sequence: 2 },
    { exchangeId: '66103', exchangeName: 'Binary', highlight: false, sequence: 3 },
    { exchangeId: '66101', exchangeName: 'Virtual Sports', highlight: false, sequence: 4 },
    { exchangeId: '16', exchangeName: 'Int Casino', highlight: true, sequence: 5 },
    { exchangeId: '98', exchangeName: 'Tips & Review', highlight: false, sequence: 6 },
    { exchangeId: '10', exchangeName: 'Sportsbook', highlight: false, sequence: 7 },
    { exchangeId: '32', exchangeName: 'Fancy', highlight: false, sequence: 8 },
  ]);
});

test('[ENT-8] the lobby has the three families of ids and both companies', async () => {
  const { lobby } = dataOf(await exchange.call(listCasinoEvents, key));
  for (const family of [/^99\.00\d\d$/, /^88\.00\d\d$/, /^\d{8,}$/]) {
    expect(lobby.some(({ eventId }) => family.test(eventId))).toBe(true);
  }
  expect(new Set(lobby.map(({ companyName }) => companyName))).toEqual(new Set(['UNIVERSE', 'VIMAAN']));
  const universe = lobby.filter(({ companyName }) => companyName === 'UNIVERSE');
  expect(universe.every(({ link }) => link.includes('{token}') && link.includes('{eventId}'))).toBe(true);
});

test('[ENT-11] all events are keyed by sport, soonest first; races are a list of their own', async () => {
  dataOf(await put('late', { eventTime: '2026-05-01T15:00:00.000Z' }));
  dataOf(await put('early'));
  dataOf(await put('match', { sportId: '2', eventName: 'Okafor v Lind' }));
  const all = dataOf(await exchange.call(listAllEvents, key));
  expect(all['7']?.map(({ exEventId }) => exEventId)).toEqual(['early', 'late']);
  expect(all['2']?.map(({ eventName }) => eventName)).toEqual(['Okafor v Lind']);
  const races = dataOf(await exchange.call(listRacingEvents, key));
  expect(races.map(({ exEventId }) => exEventId)).toEqual(['early', 'late']);
});

test('[ENT-3] an event has its id, sport, names, time and tournament in every list; search is told no more than it looks through', async () => {
  dataOf(await put('fields'));
  const event = {
    exEventId: 'fields',
    sportId: '7',
    sportName: 'Horse Racing',
    eventName: '14:30 Quayside',
    eventTime: '2026-05-01T14:30:00.000Z',
    ended: false,
  };
  const whole = { ...event, tournamentId: 'q', tournamentName: 'Quayside' };
  const all = dataOf(await exchange.call(listAllEvents, key));
  expect(all['7']).toContainEqual(expect.objectContaining(whole));
  const races = dataOf(await exchange.call(listRacingEvents, key));
  expect(races).toContainEqual(expect.objectContaining(whole));
  const one = dataOf(await exchange.call(getEvent, { params: { eventId: 'fields' } }));
  expect(one).toMatchObject(whole);
  expect(dataOf(await exchange.call(listSearchEvents, key))).toContainEqual(event);
});

test('[ENT-10] the theme has its map of variables, icon, title, colour and logo; support is under example.com', async () => {
  expect(dataOf(await exchange.call(getTheme, key))).toEqual({
    variables: {},
    exchangeFavicon: '/favicon.svg',
    exchangeTitle: 'Layline',
    themeColor: '#0d1822',
    exchangeLogo: '',
    yearNotice: '2023',
    homeBlocks: [],
  });
  const support = dataOf(await exchange.call(getSupport, key));
  // A file to install is the operator's own; without one the site itself is installed.
  expect(Object.keys(support)).toEqual(['whatsapp', 'telegram', 'instagram']);
  expect(Object.values(support).every((link) => new URL(link).hostname.endsWith('.example.com'))).toBe(true);
});

test('the theme tells the operator’s order of home’s blocks', async () => {
  const homeBlocks = ['movers', 'nonsense'];
  const other = await TestExchange.open({ homeBlocks, theme: 'lantern' });
  try {
    expect(dataOf(await other.call(getTheme, key))).toMatchObject({ homeBlocks, themeColor: '#261a37' });
  } finally {
    await other.close();
  }
});

test('an event put again with the same contents is the same; with others it is changed', async () => {
  const first = dataOf(await put('again'));
  expect(dataOf(await put('again'))).toEqual(first);
  expect(dataOf(await put('again', { eventName: 'Moved' })).eventName).toBe('Moved');
  expect(await put('again', { sportId: '999' })).toMatchObject({ ok: false, code: 'UNKNOWN_SPORT' });
  const state = { params: { eventId: 'no-such-event' }, body: { ended: true } };
  expect(await exchange.call(setEventState, state, exchange.operator)).toMatchObject({
    code: 'UNKNOWN_EVENT',
  });
});

test('a market is created once; an event names its markets, the main one first', async () => {
  dataOf(await put('race'));
  const runners = ['1', '2', '3'].map((runnerId) => ({ runnerId, name: `Horse ${runnerId}` }));
  const body = { eventId: 'race', marketName: 'Win', startTime: anEvent.eventTime, runners };
  const create = (marketId: string, changes: Partial<typeof body> = {}) =>
    exchange.call(createMarket, { params: { marketId }, body: { ...body, ...changes } }, exchange.operator);
  const win = dataOf(await create('race-win'));
  expect(win).toMatchObject({
    status: 'INACTIVE',
    eventName: '14:30 Quayside',
    sportId: '7',
    commissionRate: 200,
  });
  expect(dataOf(await create('race-win', { marketName: 'Another' }))).toEqual(win);
  dataOf(await create('race-match-bet'));
  const event = dataOf(await exchange.call(getEvent, { params: { eventId: 'race' } }));
  expect(event.marketIds).toEqual(['race-win', 'race-match-bet']);

  const settle = { params: { marketId: 'race-win' }, body: { winners: [] } };
  const voided = dataOf(await exchange.call(settleMarket, settle, exchange.operator));
  expect(voided).toMatchObject({ status: 'CLOSED', voided: true });
  expect(dataOf(await create('race-win'))).toEqual(voided);
  const byEvent = dataOf(await exchange.call(listMarkets, { query: { eventId: 'race' } }));
  expect(byEvent.map(({ marketId }) => marketId)).toEqual(['race-win', 'race-match-bet']);
  const bySport = dataOf(await exchange.call(listMarkets, { query: { sportId: '7' } }));
  expect(bySport.map(({ marketId }) => marketId)).toEqual(['race-match-bet']);

  expect(await create('x', { eventId: 'nowhere' })).toMatchObject({ ok: false, code: 'UNKNOWN_EVENT' });
  const twice = [runners[0]!, runners[0]!];
  expect(await create('y', { runners: twice })).toMatchObject({ ok: false, code: 'INVALID_MARKET' });
});
