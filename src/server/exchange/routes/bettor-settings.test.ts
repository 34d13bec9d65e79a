import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { defaultBettorSettings } from '#domain/bettor/bettor-settings.ts';
import { getSettings, saveSettings } from '#contract/bettor-settings.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
});
afterAll(() => exchange.close());

const body = {
  ...defaultBettorSettings,
  quickStakes: [5_000, 25_000],
  keepsInPlay: true,
  language: 'pt-BR',
  timeZone: 'America/St_Johns',
  notices: ['SETTLED' as const],
  priceAlerts: [
    {
      sportId: '1',
      eventId: '33.1',
      marketId: '1.7',
      runnerId: 'home',
      side: 'BACK' as const,
      odds: 250,
      until: '2026-05-01T12:00:00.000Z',
      eventName: 'Home v Away',
      runnerName: 'Home',
    },
  ],
  pinnedMarkets: ['1.7'],
  favouriteGames: ['99.0009'],
  followed: [{ kind: 'TEAM' as const, sportId: '1', id: 'Ridgeway', name: 'Ridgeway' }],
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

test('a change leaves the other settings as they are, also of two at the same time', async () => {
  const chitra = await exchange.signIn('chitra');
  const change = (changes: Partial<typeof body>) => exchange.call(saveSettings, { body: changes }, chitra);
  await Promise.all([change({ oneClick: body.oneClick }), change({ pinnedMarkets: ['1.7'] })]);
  const changed = { ...defaultBettorSettings, oneClick: body.oneClick, pinnedMarkets: ['1.7'] };
  expect(dataOf(await change({}))).toEqual(changed);
  expect(dataOf(await change({ theme: 'DARK' }))).toEqual({ ...changed, theme: 'DARK' });
});

test('what is no setting is refused, and changes nothing', async () => {
  const chitra = await exchange.signIn('chitra');
  const before = dataOf(await exchange.call(getSettings, {}, chitra));
  const wrongs = [
    { quickStakes: [] },
    { quickStakes: [0.5] },
    { policyTicks: -1 },
    { colour: 'red' },
    { language: 'tlh' },
    { timeZone: 'Mars/Olympus' },
    { notices: ['WEATHER' as never] },
    { priceAlerts: Array.from({ length: 21 }, () => body.priceAlerts[0]!) },
  ];
  for (const wrong of wrongs) {
    const answer = await exchange.call(saveSettings, { body: { ...body, ...wrong } }, chitra);
    expect(answer).toMatchObject({ ok: false });
  }
  expect(dataOf(await exchange.call(getSettings, {}, chitra))).toEqual(before);
});
