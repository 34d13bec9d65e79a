import { afterAll, beforeAll, expect, test } from 'vitest';
import { excludeMyself, takeTimeOut } from '#contract/limits.ts';
import { grantBonus } from '#contract/payment-desk.ts';
import { connectLive, type LiveClient } from '#server/gateway/testing/live-client.ts';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway, type TestGateway } from '#tests/support/test-gateway.ts';

/** What becomes of a bettor who takes a break from betting while a page of theirs is open. */

const day = 24 * 3_600_000;

let exchange: TestExchange;
let gateway: TestGateway;
let now = Date.now();
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
  gateway = await openTestGateway(exchange.url);
});
afterAll(async () => {
  await gateway.close();
  await exchange.close();
});

const ask = async (operation: string, token?: string): Promise<any> => {
  const { data, errors } = await gateway.run(operation, {}, token);
  expect(errors).toBeUndefined();
  return data;
};

async function openPage(token: string): Promise<[page: LiveClient, image: unknown]> {
  const page = await connectLive(gateway.url, { token });
  page.subscribe('a', 'AccountChanges');
  return [page, await page.accountChange()];
}

test('an open page hears of a break by the bettor’s own stream as it begins, and a page that is opened later until it is over', async () => {
  const { token = '' } = await exchange.signIn('ben');
  const [page, image] = await openPage(token);
  expect(image).toMatchObject({ __typename: 'AccountImage', onBreak: null });
  const elsewhere = await exchange.signIn('ben');
  const timeOut = { clientId: 'a-break-of-ben', length: 'DAY' } as const;
  dataOf(await exchange.call(takeTimeOut, { body: timeOut }, elsewhere));
  expect(await page.accountChange()).toMatchObject({
    __typename: 'AccountChange',
    onBreak: { why: 'TIMED_OUT' },
  });
  expect((await openPage(token))[1]).toMatchObject({ onBreak: { why: 'TIMED_OUT' } });
  now += day;
  const later = (await exchange.signIn('ben')).token ?? '';
  expect((await openPage(later))[1]).toMatchObject({ __typename: 'AccountImage', onBreak: null });
});

test('no promotion is shown to those who take a break: neither banners nor what is promised, before it is over', async () => {
  const by = await exchange.signIn('asha');
  const { token = '' } = by;
  const until = new Date(now + 30 * day).toISOString();
  const promise = { grantId: 'promised-to-asha', amount: 100_00, times: 5, product: null, until };
  const body = { ...promise, operatorName: 'Olga', reason: 'Welcome' };
  dataOf(await exchange.call(grantBonus, { params: { userName: 'asha' }, body }, exchange.operator));
  const shown = async () => {
    const [{ banners }, { wallet }] = [await ask('SiteNews', token), await ask('Wallet', token)];
    return { banners: banners.length, bonus: wallet.bonus, promised: wallet.grants.length };
  };
  const all = { banners: 10, bonus: 100_00, promised: 1 };
  expect(await shown()).toEqual(all);
  const timeOut = { clientId: 'a-break-of-asha', length: 'DAY' } as const;
  dataOf(await exchange.call(takeTimeOut, { body: timeOut }, by));
  expect(await shown()).toEqual({ banners: 0, bonus: 0, promised: 0 });
  // A visitor is nobody of whom a break is known.
  expect((await ask('SiteNews')).banners).toHaveLength(10);
});

test('nor to those who have excluded themselves, whose promises are over', async () => {
  const by = await exchange.signIn('chitra');
  const exclusion = { clientId: 'away-with-chitra', months: 6 };
  dataOf(await exchange.call(excludeMyself, { body: exclusion }, by));
  expect((await ask('SiteNews', by.token)).banners).toEqual([]);
});
