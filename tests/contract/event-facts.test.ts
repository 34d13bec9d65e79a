import { afterAll, beforeAll, expect, test } from 'vitest';
import { putEventFacts } from '#contract/event-facts.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** What the operator tells of an event, as the site reads it. */

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

const factsOf = async (eventId: string) => {
  const { data, errors } = await gateway.run('EventFacts', { eventId });
  expect(errors).toBeUndefined();
  return data.eventFacts;
};

test('the site reads the facts of an event; of an old one nothing is known, and of none there are none', async () => {
  await exchange.openMarket('known');
  await exchange.openMarket('old');
  const race = { course: 'Saltings', number: 2, races: 8, distance: 2_400, going: 'Soft', class: 3 };
  const ride = { number: 4, draw: 1, jockey: 'E. Tolland', trainer: 'Brigid Noonan', age: 4, weight: 57_000 };
  const colours = { main: '#c1121f', trim: '#ffffff' };
  const body = { round: 'Race 2', race, entrants: [{ name: 'Ebb Tide', colours, ride, finish: 2 }] };
  dataOf(await exchange.call(putEventFacts, { params: { eventId: 'known' }, body }, exchange.operator));
  expect(await factsOf('known')).toMatchObject({
    round: 'Race 2',
    ground: null,
    race,
    entrants: [
      { name: 'Ebb Tide', colours, ride: { ...ride, form: [] }, country: null, lineUp: [], finish: 2 },
    ],
  });
  expect(await factsOf('old')).toMatchObject({ round: null, race: null, entrants: [] });
  expect(await factsOf('nowhere')).toBeNull();
});
