import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import type { BodyOf } from '#contract/call.ts';
import { getEventFacts, putEventFacts } from '#contract/event-facts.ts';
import { setEventState } from '#contract/operator.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

type Told = BodyOf<typeof putEventFacts>;

const race = { course: 'Harbour Downs', number: 3, races: 8, distance: 1_600, going: 'Good', class: 2 };
const ride = {
  number: 1,
  draw: 4,
  jockey: 'A. Brannigan',
  trainer: 'Abel Thackeray',
  age: 5,
  weight: 60_500,
  form: [3, 0, 1],
};
const horse = {
  name: 'Kittiwake',
  country: 'GB',
  colours: { main: '#ffd60a', trim: '#14213d' },
  ranking: null,
  seeding: null,
  lineUp: [],
  ride,
  finish: 2,
  beatenBy: 125,
};
const whole = {
  round: 'Race 3',
  season: 12,
  ground: 'Harbour Downs',
  country: 'GB',
  race,
  entrants: [horse],
};
const nothing = { round: null, season: null, ground: null, country: null, race: null, entrants: [] };

const put = (eventId: string, body: Told, by = exchange.operator) =>
  exchange.call(putEventFacts, { params: { eventId }, body }, by);
const factsOf = async (eventId: string) =>
  dataOf(await exchange.call(getEventFacts, { params: { eventId } }));

test('what the operator tells of an event is read as told, after a restart and after its end too', async () => {
  await exchange.openMarket('told');
  dataOf(await put('told', whole));
  expect(await factsOf('told')).toEqual({ eventId: 'told', ...whole });
  await exchange.reopen();
  const ended = { params: { eventId: 'told' }, body: { ended: true } };
  dataOf(await exchange.call(setEventState, ended, exchange.operator));
  expect(await factsOf('told')).toEqual({ eventId: 'told', ...whole });
});

test('an event of which nothing was told has nothing, and what is left out is nothing', async () => {
  await exchange.openMarket('silent');
  expect(await factsOf('silent')).toEqual({ eventId: 'silent', ...nothing });
  dataOf(await put('silent', { ground: 'Mill Field', entrants: [{ name: 'Ashby' }] }));
  const ashby = {
    ...horse,
    name: 'Ashby',
    country: null,
    colours: null,
    ride: null,
    finish: null,
    beatenBy: null,
  };
  expect(await factsOf('silent')).toEqual({
    eventId: 'silent',
    ...nothing,
    ground: 'Mill Field',
    entrants: [ashby],
  });
});

test('new facts replace all earlier ones', async () => {
  await exchange.openMarket('again');
  dataOf(await put('again', whole));
  dataOf(await put('again', { entrants: [{ name: 'Kittiwake', finish: 1 }] }));
  expect(await factsOf('again')).toMatchObject({ round: null, race: null, entrants: [{ finish: 1 }] });
});

const horses = (count: number) => Array.from({ length: count }, (_, at) => ({ name: `Horse ${at + 1}` }));

test('sixty-four may take part, with names of a hundred characters', async () => {
  await exchange.openMarket('full');
  const longest = 'ö'.repeat(100);
  dataOf(await put('full', { entrants: [...horses(63), { name: longest }] }));
  expect((await factsOf('full')).entrants.at(-1)?.name).toBe(longest);
});

test.each<[string, unknown, string]>([
  ['sixty-five entrants', { entrants: horses(65) }, 'body.entrants'],
  ['two of one name', { entrants: [{ name: 'Twin' }, { name: 'Twin' }] }, 'body.entrants'],
  [
    'a colour in words',
    { entrants: [{ name: 'A', colours: { main: 'red', trim: '#000000' } }] },
    'body.entrants.0.colours.main',
  ],
  ['a country in words', { country: 'Wales' }, 'body.country'],
  [
    'a weight in fractions',
    { entrants: [{ name: 'A', ride: { number: 1, weight: 60.5 } }] },
    'body.entrants.0.ride.weight',
  ],
  ['a race without a distance', { race: { course: 'Saltings', number: 1 } }, 'body.race.distance'],
])('%s is refused, and the answer says where', async (_, body, path) => {
  await exchange.openMarket('bad');
  expect(await put('bad', body as Told)).toMatchObject({
    ok: false,
    code: 'INVALID_REQUEST',
    issues: [{ path }],
  });
  expect(await factsOf('bad')).toEqual({ eventId: 'bad', ...nothing });
});

test('only the operator tells, and an unknown event is refused to all', async () => {
  await exchange.openMarket('guarded');
  expect(await put('guarded', whole, {})).toMatchObject({ ok: false, status: 403 });
  const refused = { ok: false, code: 'UNKNOWN_EVENT' };
  expect(await put('nowhere', whole)).toMatchObject(refused);
  expect(await exchange.call(getEventFacts, { params: { eventId: 'nowhere' } })).toMatchObject(refused);
});
