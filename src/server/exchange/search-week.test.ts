import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { createEvent, setEventState } from '#contract/operator.ts';
import { findEndedEvents } from '#contract/reference.ts';
import { sportIds } from '#domain/market/sport.ts';
import { fold } from '#domain/search/fold.ts';
import { searchLimit } from '#domain/search/search.ts';

const hour = 60 * 60_000;
let now = Date.parse('2026-06-10T12:00:00Z');
let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  await endMany();
});
afterAll(() => exchange.close());

/** As many as end in eight days of the maker's: one every 23 seconds. */
const count = Math.floor((8 * 24 * hour) / 23_000);

async function endMany(): Promise<void> {
  const event = {
    sportId: sportIds.lottery as string,
    tournamentId: 't',
    tournamentName: 'Cup',
    home: null,
    away: null,
  };
  const body = { ...event, eventName: 'Draw 0', eventTime: new Date(now).toISOString() };
  const params = { eventId: 'draw-0' };
  dataOf(await exchange.call(createEvent, { params, body }, exchange.operator));
  dataOf(await exchange.call(setEventState, { params, body: { ended: true } }, exchange.operator));
  const database = new Client({ connectionString: exchange.databaseUrl });
  await database.connect();
  // The columns' names as they are stored.
  await database.query(
    `insert into events (ex_event_id, sport_id, event_name, event_time, tournament_id, tournament_name, in_play, ended, created_at)
    select 'draw-' || n, sport_id, 'Draw ' || n || ' ' || case when n % 3756 = 3755 then 'Último Día' else '' end,
      event_time - n * interval '23 seconds', tournament_id, tournament_name, in_play, ended, created_at
    from events, generate_series(1, ${count}) n where ex_event_id = 'draw-0'`,
  );
  await database.end();
}

const idsOf = async (text: string) =>
  dataOf(await exchange.call(findEndedEvents, { query: { text } })).map(({ exEventId }) => exEventId);

test('search finds what ended in the last seven days, however many have ended since, and nothing before', async () => {
  const lastOfDays = Array.from({ length: 7 }, (_, day) => `draw-${day * 3756 + 3755}`);
  expect(await idsOf('último DÍA')).toEqual(lastOfDays);
  now += hour;
  expect(await idsOf('último DÍA')).toEqual(lastOfDays.slice(0, 6));
  now -= hour;
});

test('a sport’s name finds its last events, as many as are shown', async () => {
  const last = Array.from({ length: searchLimit }, (_, n) => `draw-${n}`);
  expect(await idsOf('LOTTERY')).toEqual(last);
  expect(await idsOf('%')).toEqual([]);
});

test('what has ended is found by the letters that the search list is found by', async () => {
  const names = [
    'İstanbulspor v Rize',
    'ISTANBUL v Rize',
    'Diyarbak\u0131r v Rize',
    'Ma\u0301laga v Getafe',
    'M\u00e1laga v Getafe',
    'Stra\u00dfe v Gasse',
    'STRASSE v Gasse',
    '\u00d8degaard v Ruud',
    '\u0141\u00f3d\u017a v Gdynia',
    '\u039f\u0394\u039f\u03a3 v Rize',
    'राम v सीता',
    'रम v सीता',
  ];
  const league = { sportId: sportIds.soccer as string, tournamentId: 'l', tournamentName: 'League' };
  for (const [n, eventName] of names.entries()) {
    const params = { eventId: `letters-${n}` };
    const eventTime = new Date(now - n * 1_000).toISOString();
    const body = { ...league, home: null, away: null, eventName, eventTime };
    dataOf(await exchange.call(createEvent, { params, body }, exchange.operator));
    dataOf(await exchange.call(setEventState, { params, body: { ended: true } }, exchange.operator));
  }
  const typed = [
    'istanbul',
    'İSTANBUL',
    'D\u0130YARBAKIR',
    'ma\u0301la',
    'M\u00c1LA',
    'mala',
    'strasse',
    'Stra\u00dfe',
    'STRA\u1e9eE',
    'odegaard',
    '\u00d8DEGAARD',
    'lodz',
    '\u039f\u03b4\u03bf\u03c2',
    'राम',
    'रम',
    '\u0301',
  ];
  for (const text of typed) {
    const wanted = fold(text);
    const held = names.flatMap((name, n) =>
      wanted !== '' && fold(name).includes(wanted) ? [`letters-${n}`] : [],
    );
    expect(await idsOf(text), text).toEqual(held);
  }
});
