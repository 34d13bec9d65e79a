import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestExchange } from '#tests/support/test-exchange.ts';
import { errorAnswer } from '#contract/call.ts';
import { getMarketBook } from '#contract/market.ts';
import type { Credentials } from '#contract/rest-client.ts';

let exchange: TestExchange;
let asha: Credentials;
let stopped: unknown[];
beforeAll(async () => {
  stopped = [];
  exchange = await TestExchange.open({ stopped: (error) => stopped.push(error) });
  asha = await exchange.signIn('asha');
  await exchange.openMarket('text');
});
afterAll(() => exchange.close());

const noon = '2026-05-01T12:00:00.000Z';
const event = { sportId: '4', eventName: 'E', eventTime: noon, tournamentId: 't', tournamentName: 'T' };
const sides = { home: null, away: null };
const runners = [
  { runnerId: 'r1', name: 'Dunes' },
  { runnerId: 'r2', name: 'Harbour' },
];
const market = { eventId: 'text', marketName: 'M', startTime: noon, runners };
const score = { home: '1', away: '', period: '', note: '' };
const round = {
  userName: 'asha',
  sessionId: 's1',
  eventId: '99.0003',
  gameName: 'G',
  bet: 'B',
  result: 'R',
  stake: 1000,
  payout: 0,
};

type Body = (text: string) => object;

/** Calls that store a text, each with the text's place in its body. */
const operators: [title: string, method: string, path: string, body: Body][] = [
  ['an event’s name', 'PUT', '/operator/events/new', (text) => ({ ...event, ...sides, eventName: text })],
  ['a tournament', 'PUT', '/operator/events/new', (text) => ({ ...event, ...sides, tournamentId: text })],
  ['a side', 'PUT', '/operator/events/new', (text) => ({ ...event, ...sides, home: text })],
  ['a score', 'POST', '/operator/events/text/state', (text) => ({ score: { ...score, note: text } })],
  [
    'an incident',
    'POST',
    '/operator/events/text/score',
    (text) => ({
      incidents: [{ number: 1, moment: '1', weight: 'PLAY', side: null, mark: '1', text, at: noon }],
    }),
  ],
  ['a market’s name', 'PUT', '/operator/markets/new', (text) => ({ ...market, marketName: text })],
  [
    'a runner’s name',
    'PUT',
    '/operator/markets/new',
    (text) => ({ ...market, runners: [...runners, { runnerId: 'r3', name: text }] }),
  ],
  [
    'a runner’s id',
    'PUT',
    '/operator/markets/new',
    (text) => ({ ...market, runners: [...runners, { runnerId: text, name: 'Third' }] }),
  ],
  [
    'why a market is suspended',
    'POST',
    '/operator/markets/text-odds/status',
    (text) => ({ status: 'SUSPENDED', suspendReason: text }),
  ],
  [
    'what a deposit is for',
    'POST',
    '/operator/accounts/asha/fund',
    (text) => ({ amount: 1, reference: `reference ${text}` }),
  ],
];
const gamesHosts: [title: string, method: string, path: string, body: Body][] = [
  ['a round', 'POST', '/casino/rounds/round-0001', (text) => ({ ...round, result: text })],
];
const bettors: [title: string, method: string, path: string, body: Body][] = [
  ['a pinned market', 'PATCH', '/me/settings', (text) => ({ pinnedMarkets: [text] })],
  ['a favourite game', 'PATCH', '/me/settings', (text) => ({ favouriteGames: [text] })],
  [
    'a followed team',
    'PATCH',
    '/me/settings',
    (text) => ({ followed: [{ kind: 'TEAM', sportId: '1', id: text, name: text }] }),
  ],
  ['a user name', 'POST', '/sessions', (text) => ({ userName: text, password: 'p' })],
  ['a password', 'POST', '/accounts', (text) => ({ userName: 'texter', password: `password ${text}` })],
];

async function refusedFor(credentials: Credentials, method: string, path: string, body: string) {
  const response = await fetch(`${exchange.url}${path}`, {
    method,
    headers: {
      'content-type': 'application/json',
      ...(credentials.token && { authorization: `Bearer ${credentials.token}` }),
      ...(credentials.operatorKey && { 'x-operator-key': credentials.operatorKey }),
      ...(credentials.gamesKey && { 'x-games-key': credentials.gamesKey }),
    },
    body,
  });
  const { error } = errorAnswer.parse(await response.json());
  return [response.status, error.code, error.issues?.map(({ message }) => message)];
}

/** As written in JSON. */
const texts = ['a\\u0000b', '\\ud83c', 'a\\udfcfb'];

const calls = [
  ...operators.map((call) => [...call, () => exchange.operator] as const),
  ...gamesHosts.map((call) => [...call, () => exchange.games] as const),
  ...bettors.map((call) => [...call, () => asha] as const),
];

test.each(calls)(
  '%s that is no text is refused, and the exchange goes on',
  async (_, method, path, body, whose) => {
    for (const text of texts) {
      const written = JSON.stringify(body('HERE')).replace('HERE', text);
      const [status, code, why] = await refusedFor(whose(), method, path, written);
      expect([status, code]).toEqual([400, 'INVALID_REQUEST']);
      expect(why).toContain('a text is well-formed Unicode without NUL');
    }
    expect(stopped).toEqual([]);
    expect(await exchange.call(getMarketBook, { params: { marketId: 'text-odds' } })).toMatchObject({
      ok: true,
    });
  },
);

test('a field whose name is no text is refused in words that are', async () => {
  const [status, code] = await refusedFor(asha, 'PATCH', '/me/settings', '{"a\\u0000\\ud83c":1}');
  expect([status, code]).toEqual([400, 'INVALID_REQUEST']);
});

test('an id that no address can carry is not asked for', async () => {
  for (const marketId of ['', '.', '..', 'a,b', '\u0000', '\ud83c', 'x'.repeat(65)]) {
    expect(await exchange.call(getMarketBook, { params: { marketId } })).toMatchObject({
      ok: false,
      status: 400,
      code: 'INVALID_REQUEST',
    });
  }
});
