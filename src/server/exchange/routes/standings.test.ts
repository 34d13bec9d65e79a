import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { recordResult } from '#contract/results.ts';
import { getHeadToHead, listStandings, putStandings, type Standing } from '#contract/standings.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

const league: Standing = {
  tournamentId: '1t0',
  tournamentName: 'Northern Docks League',
  season: 'Season 1',
  rowsAre: 'Team',
  columns: [
    { label: 'P', name: 'Played' },
    { label: 'Pts', name: 'Points' },
  ],
  rows: [
    { name: 'Ferry Lane', figures: ['2', '6'] },
    { name: 'Old Harbour', figures: ['2', '0'] },
  ],
  rounds: [],
};
const put = (standings: Standing[], sportId = '1', by = exchange.operator) =>
  exchange.call(putStandings, { params: { sportId }, body: { standings } }, by);
const list = async (sportId = '1') => dataOf(await exchange.call(listStandings, { params: { sportId } }));

test('a sport’s tables are those last told, also after a restart, and others’ stay', async () => {
  expect(await list()).toEqual([]);
  dataOf(await put([league]));
  dataOf(await put([{ ...league, tournamentId: '4t0' }], '4'));
  expect(await list()).toEqual([league]);
  const next = { ...league, season: 'Season 2' };
  dataOf(await put([next]));
  await exchange.reopen();
  expect(await list()).toEqual([next]);
  expect(await list('4')).toMatchObject([{ tournamentId: '4t0' }]);
});

test('tables that do not add up in shape, of no sport, or from anybody else are refused', async () => {
  const short = { ...league, rows: [{ name: 'Ferry Lane', figures: ['2'] }] };
  expect(await put([short])).toMatchObject({ ok: false, status: 400 });
  expect(await put([league, league])).toMatchObject({ ok: false, status: 400 });
  expect(await put([league], '0')).toMatchObject({ ok: false, code: 'UNKNOWN_SPORT' });
  expect(await put([league], '1', {})).toMatchObject({ ok: false, status: 403 });
});

const hour = 60 * 60_000;
/** Records a match that started so many hours ago. */
async function ended(eventId: string, hours: number, [home, away]: [string, string], result: string) {
  const body = {
    sportId: '2',
    eventName: `${home} v ${away}`,
    eventTime: new Date(Date.now() - hours * hour).toISOString(),
    tournamentId: 't',
    tournamentName: 'Cup',
    home,
    away,
    score: { home: '2', away: '1', period: 'Full time', note: '' },
    incidents: [],
    result,
  };
  dataOf(await exchange.call(recordResult, { params: { eventId }, body }, exchange.operator));
}
const of = async (eventId: string) => dataOf(await exchange.call(getHeadToHead, { params: { eventId } }));

test('meetings and form are the last five that ended before the event, newest first, each side’s own', async () => {
  for (const at of [9, 8, 7, 6, 5, 4]) await ended(`old-${at}`, at * 10, ['Ann', 'Eve'], 'Ann');
  await ended('they-met', 30, ['Bob', 'Ann'], 'Ann');
  await ended('drew', 20, ['Bob', 'Eve'], 'The Draw');
  await ended('was-void', 15, ['Eve', 'Bob'], 'Void');
  await ended('now', 10, ['Ann', 'Bob'], 'Bob');
  await ended('later', 5, ['Ann', 'Bob'], 'Ann');
  const { meetings, sides } = await of('now');
  expect(meetings.map(({ exEventId }) => exEventId)).toEqual(['they-met']);
  const [ann, bob] = sides;
  expect(ann!.name).toBe('Ann');
  expect(ann!.form.map(({ eventId }) => eventId)).toEqual(['they-met', 'old-4', 'old-5', 'old-6', 'old-7']);
  expect(bob!.form).toMatchObject([
    { eventId: 'was-void', opponent: 'Eve', isHome: false, outcome: 'NO_RESULT', score: '1 – 2' },
    { eventId: 'drew', opponent: 'Eve', isHome: true, outcome: 'DRAWN', score: '2 – 1' },
    { eventId: 'they-met', opponent: 'Ann', isHome: true, outcome: 'LOST' },
  ]);
  expect(ann!.form[0]).toMatchObject({ outcome: 'WON', isHome: false, score: '1 – 2' });
  // The later event knows of this one.
  expect((await of('later')).meetings.map(({ exEventId }) => exEventId)).toEqual(['now', 'they-met']);
});

test('an event without sides has neither, an unknown one is refused', async () => {
  await exchange.openMarket('sided');
  expect((await of('sided')).sides.map(({ name }) => name)).toEqual(['Dunes', 'Harbour']);
  const params = { eventId: 'nowhere' };
  expect(await exchange.call(getHeadToHead, { params })).toMatchObject({ ok: false, code: 'UNKNOWN_EVENT' });
});
