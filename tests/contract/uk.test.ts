import { afterAll, beforeAll, expect, test } from 'vitest';
import { listDemoBettors } from '#contract/session.ts';
import { jurisdictions } from '#domain/jurisdiction/jurisdiction.ts';
import { setCurrency } from '#domain/money/money.ts';
import { dataOf, TestExchange } from '../support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '../support/test-gateway.ts';

/** The product in the United Kingdom: in pounds, and practice money for those of age alone. */

/** Half past eleven at night of 15 May in London. */
const now = Date.parse('2026-05-15T22:30:00Z');
const checked: { dateOfBirth: string }[] = [];
let believes = true;
let exchange: TestExchange;
let gateway: TestGateway;
beforeAll(async () => {
  setCurrency(jurisdictions.uk.currency);
  const ageCheck = {
    passes: async (person: { dateOfBirth: string }) => {
      checked.push(person);
      return believes;
    },
  };
  exchange = await TestExchange.open({ jurisdiction: 'uk', now: () => now, ageCheck });
  gateway = await openTestGateway(exchange.url, { jurisdiction: 'uk' });
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

const begin = async (person: { dateOfBirth?: string; zone?: string }) =>
  (await gateway.run('OpenPractice', person)).data.openPractice;
const zone = 'Europe/London';

test.each([
  ['without a date of birth', { zone }, 'DATE_OF_BIRTH_MISSING'],
  ['born tomorrow', { dateOfBirth: '2026-05-16', zone }, 'WRONG_DATE_OF_BIRTH'],
  ['18 tomorrow', { dateOfBirth: '2008-05-16', zone }, 'UNDER_AGE'],
  ['18 today, in no zone', { dateOfBirth: '2008-05-15' }, 'UNKNOWN_ZONE'],
])('%s, nobody begins with practice money, and nobody’s age is checked', async (_, person, code) => {
  expect(await begin(person)).toMatchObject({ __typename: 'Refusal', code });
  expect(checked).toEqual([]);
});

test('who is 18 by their own calendar begins with practice money once their age is checked', async () => {
  const dateOfBirth = '2008-05-15';
  expect(await begin({ dateOfBirth, zone })).toMatchObject({ __typename: 'Session', isPractice: true });
  // It is 16 May in Tokyo.
  expect(await begin({ dateOfBirth: '2008-05-16', zone: 'Asia/Tokyo' })).toMatchObject({ isPractice: true });
  expect(checked).toEqual([{ dateOfBirth }, { dateOfBirth: '2008-05-16' }]);
});

test('whose age cannot be checked does not', async () => {
  believes = false;
  expect(await begin({ dateOfBirth: '1990-05-01', zone })).toMatchObject({ code: 'AGE_NOT_SHOWN' });
});

test('its limits follow the days of the zone that was said', async () => {
  believes = true;
  const { token } = await begin({ dateOfBirth: '1990-05-01', zone });
  const { data } = await gateway.run('Limits', {}, token);
  expect(data.limits.zone).toBe(zone);
});

test('amounts are pounds', async () => {
  const notes = dataOf(await exchange.call(listDemoBettors, {})).map(({ note }) => note);
  expect(notes).toContain('£100,000 to bet with');
  expect(notes.join()).not.toContain('₹');
});

test('elsewhere nobody is asked for a date of birth', async () => {
  const open = await TestExchange.open({ now: () => now });
  const other = await openTestGateway(open.url);
  const { data } = await other.run('OpenPractice');
  await other.close();
  await open.close();
  expect(data.openPractice).toMatchObject({ isPractice: true });
});
