import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { restUpstream } from './rest-upstream.ts';
import type { Upstream } from './upstream.ts';

const theme = {
  variables: { '--brand': '#1d4ed8' },
  exchangeFavicon: '/harbour.svg',
  exchangeTitle: 'Harbour Exchange',
  themeColor: '#1d4ed8',
  exchangeLogo: '/logo.svg',
  yearNotice: '2023',
};
/** What the exchange says of home's blocks, whatever that is. */
let homeBlocks: unknown;
const answers: Readonly<Record<string, unknown>> = {
  '/reference/events': {},
  '/reference/casino-events': { lobby: [] },
  '/reference/support': {},
};

const asked: { call: string; body: unknown }[] = [];
const exchange = createServer((request, response) => {
  let text = '';
  request.on('data', (chunk: Buffer) => (text += chunk.toString()));
  request.on('end', () => {
    const path = request.url ?? '';
    asked.push({ call: `${request.method} ${path}`, body: JSON.parse(text) });
    response.setHeader('content-type', 'application/json');
    response.end(
      JSON.stringify({
        data: path === '/reference/theme' ? { ...theme, homeBlocks } : (answers[path] ?? []),
      }),
    );
  });
});
beforeAll(() => new Promise<void>((resolve) => exchange.listen(0, '127.0.0.1', resolve)));
afterAll(() => void exchange.close());
beforeEach(() => void asked.splice(0));
afterEach(() => vi.restoreAllMocks());

const second = 1_000;
const minute = 60 * second;

test.each<[string, string, number, (upstream: Upstream) => Promise<unknown>]>([
  ['the sports', '/reference/sports', 10 * minute, (upstream) => upstream.sports()],
  ['the exchange types', '/reference/exchange-types', 10 * minute, (upstream) => upstream.exchangeTypes()],
  ['the casino events', '/reference/casino-events', 10 * minute, (upstream) => upstream.casinoLobby()],
  ['the theme', '/reference/theme', 10 * minute, (upstream) => upstream.theme()],
  ['all events', '/reference/events', 2 * second, (upstream) => upstream.allEvents()],
  ['the racing events', '/reference/racing-events', 2 * second, (upstream) => upstream.racingEvents()],
  ['the search list', '/reference/search-events', 10 * second, (upstream) => upstream.searchEvents()],
  ['the support info', '/reference/support', 60 * minute, (upstream) => upstream.support()],
])('[CAL-1] %s: %s with the site key and no more, kept for %i ms', async (_, path, kept, read) => {
  let now = 1_000_000;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const { port } = exchange.address() as AddressInfo;
  const upstream = restUpstream({ baseUrl: `http://127.0.0.1:${port}` });
  const pass = async (time: number) => {
    now += time;
    // The cache reads the clock at most once a millisecond.
    await new Promise((resolve) => setTimeout(resolve, 5));
  };
  await read(upstream);
  expect(asked).toEqual([{ call: `POST ${path}`, body: { key: 'layline' } }]);
  await pass(kept - second);
  await read(upstream);
  expect(asked).toHaveLength(1);
  await pass(2 * second);
  await read(upstream);
  expect(asked).toHaveLength(2);
});

test.each([
  [
    ['movers', 'nonsense'],
    ['movers', 'nonsense'],
  ],
  [undefined, []],
  ['movers', []],
  [[1], []],
  [null, []],
])(
  '[ENT-10] a theme has its map, icon, title, colour and logo; of home’s blocks %j it tells %j',
  async (told, read) => {
    homeBlocks = told;
    const { port } = exchange.address() as AddressInfo;
    expect(await restUpstream({ baseUrl: `http://127.0.0.1:${port}` }).theme()).toEqual({
      ...theme,
      homeBlocks: read,
    });
  },
);
