import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { defaultBettorSettings } from '#domain/site/bettor-settings.ts';
import { getSettings, saveSettings } from '#contract/bettor-settings.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
});
afterAll(() => exchange.close());

const body = {
  ...defaultBettorSettings,
  quickStakes: [5_000, 25_000],
  pinnedMarkets: ['1.7'],
  oddsFormat: 'FRACTIONAL' as const,
  oneClick: { isOn: true, stake: 5_000, cap: 20_000 },
};

test('settings are the defaults until they are saved, and then what was saved last, by account', async () => {
  const [asha, ben] = await Promise.all([exchange.signIn('asha'), exchange.signIn('ben')]);
  expect(dataOf(await exchange.call(getSettings, {}, asha))).toEqual(defaultBettorSettings);
  for (const isConfirmed of [false, true]) {
    expect(dataOf(await exchange.call(saveSettings, { body: { ...body, isConfirmed } }, asha))).toEqual({
      ...body,
      isConfirmed,
    });
  }
  expect(dataOf(await exchange.call(getSettings, {}, asha))).toEqual({ ...body, isConfirmed: true });
  expect(dataOf(await exchange.call(getSettings, {}, ben))).toEqual(defaultBettorSettings);
});

test('what is no setting is refused, and changes nothing', async () => {
  const chitra = await exchange.signIn('chitra');
  const before = dataOf(await exchange.call(getSettings, {}, chitra));
  for (const wrong of [{ quickStakes: [] }, { quickStakes: [0.5] }, { policyTicks: -1 }, { colour: 'red' }]) {
    const answer = await exchange.call(saveSettings, { body: { ...body, ...wrong } }, chitra);
    expect(answer).toMatchObject({ ok: false });
  }
  expect(dataOf(await exchange.call(getSettings, {}, chitra))).toEqual(before);
});
