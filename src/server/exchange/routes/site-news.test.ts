import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { getSupport, getTheme, listThemes } from '#contract/reference.ts';
import { listBanners, listNews, setBanners, setNews, type Banner } from '#contract/site-news.ts';

let exchange: TestExchange;
beforeAll(async () => {
  exchange = await TestExchange.open();
});
afterAll(() => exchange.close());

const key = { body: { key: 'site' } };
const banner: Banner = { id: 'cup', title: 'The cup', text: 'Every tie.', path: '/inplay', hue: 12 };
const put = (banners: Banner[]) => exchange.call(setBanners, { body: { banners } }, exchange.operator);

test('where accounts begin with play money the first of the ten says so', async () => {
  await exchange.reopen({ playMoney: 10_000_00 });
  const banners = dataOf(await exchange.call(listBanners, key));
  expect(banners).toHaveLength(10);
  expect(banners[0]).toMatchObject({
    title: 'All play money',
    text: 'Everything here is simulated. You begin with ₹10,000.00.',
    path: '/signup',
  });
  await exchange.reopen({ playMoney: 10_000_00, isProduction: true });
  expect(JSON.stringify(dataOf(await exchange.call(listBanners, key)))).not.toMatch(/play money/i);
  await exchange.reopen();
});

test('[PNL-9] there are ten banners and no news until the operator sets others, which outlive a restart', async () => {
  const first = dataOf(await exchange.call(listBanners, key));
  expect(first).toHaveLength(10);
  expect(dataOf(await exchange.call(listNews, key))).toEqual([]);
  const news = [{ id: 'n1', text: 'The harbour cup starts today.' }];
  dataOf(await put([banner]));
  dataOf(await exchange.call(setNews, { body: { news } }, exchange.operator));
  await exchange.reopen();
  expect(dataOf(await exchange.call(listBanners, key))).toEqual([banner]);
  expect(dataOf(await exchange.call(listNews, key))).toEqual(news);
  dataOf(await put(first));
  expect(dataOf(await exchange.call(listBanners, key))).toEqual(first);
});

test.each<[string, Partial<Banner>]>([
  ['to another site', { path: 'https://example.com/' }],
  ['to another site without its scheme', { path: '//example.com' }],
  ['to another site, as browsers read it', { path: '/\\example.com' }],
  ['to a script', { path: 'javascript:alert(1)' }],
  ['with a text that is no text', { title: 'A\u0000B' }],
  ['with a hue that is none', { hue: 360 }],
])('a banner that leads %s is refused, and the banners stay', async (_, changes) => {
  const before = dataOf(await exchange.call(listBanners, key));
  expect(await put([{ ...banner, ...changes }])).toMatchObject({ ok: false, status: 400 });
  expect(dataOf(await exchange.call(listBanners, key))).toEqual(before);
});

test('too many banners or lines, two of one id, and anybody else are refused', async () => {
  const many = Array.from({ length: 21 }, (_, at) => ({ ...banner, id: `b${at}` }));
  expect(await put(many)).toMatchObject({ ok: false, status: 400 });
  expect(await put([banner, banner])).toMatchObject({ ok: false, status: 400 });
  const lines = many.map(({ id }) => ({ id, text: 'A line.' }));
  const input = { body: { news: lines } };
  expect(await exchange.call(setNews, input, exchange.operator)).toMatchObject({ ok: false, status: 400 });
  const asha = await exchange.signIn('asha');
  expect(await exchange.call(setBanners, { body: { banners: [] } }, asha)).toMatchObject({
    ok: false,
    status: 403,
  });
});

test('[ENT-10] the site wears the theme of the operator’s choice, and offers all of them', async () => {
  const { variables: own } = dataOf(await exchange.call(getTheme, key));
  expect(own).toEqual({});
  const themes = dataOf(await exchange.call(listThemes, key));
  expect(themes.map(({ title }) => title)).toEqual(['Harbour', 'Estuary', 'Lantern']);
  await exchange.reopen({ theme: 'lantern' });
  const { variables } = dataOf(await exchange.call(getTheme, key));
  expect(variables).toEqual(themes[2]?.variables);
});

test('support info is what the operator configured; a link that is not is absent', async () => {
  await exchange.reopen({ support: { telegram: 'https://t.example.org/help' } });
  expect(dataOf(await exchange.call(getSupport, key))).toEqual({ telegram: 'https://t.example.org/help' });
  await exchange.reopen({ support: {} });
  expect(dataOf(await exchange.call(getSupport, key))).toEqual({});
});
