import { afterAll, beforeAll, expect, test } from 'vitest';
import { dataOf, TestExchange } from '#tests/support/test-exchange.ts';
import { getBalance, listUserEventsExposure } from '#contract/account.ts';
import {
  createLaunchCode,
  getPartner,
  listPlayedGames,
  playRound,
  redeemLaunchCode,
} from '#contract/casino.ts';
import { logout } from '#contract/session.ts';

let exchange: TestExchange;
let now = Date.parse('2026-05-01T10:00:00Z');
beforeAll(async () => {
  exchange = await TestExchange.open({ now: () => now });
});
afterAll(() => exchange.close());

const game = { body: { eventId: '99.0001' } };
const redeem = (code: string) => exchange.call(redeemLaunchCode, { body: { code } }, exchange.games);

test('[CAL-4] a launch code tells a games host once who plays what', async () => {
  const asha = await exchange.signIn('asha');
  const { code, expiresAt } = dataOf(await exchange.call(createLaunchCode, game, asha));
  expect(Date.parse(expiresAt) - now).toBe(60_000);
  expect(code).not.toContain(asha.token);
  expect(dataOf(await redeem(code))).toEqual({
    userName: 'asha',
    eventId: '99.0001',
    balance: { bankBalance: 100_000_00, exposure: 0 },
    sessionId: expect.stringMatching(/^[\w-]{36}$/),
    theme: 'SYSTEM',
    isPractice: false,
  });
  expect(await redeem(code)).toMatchObject({ ok: false, status: 422, code: 'UNKNOWN_CODE' });
});

test('a code is too old after a minute', async () => {
  const { code } = dataOf(await exchange.call(createLaunchCode, game, await exchange.signIn('asha')));
  now += 60_000;
  expect(await redeem(code)).toMatchObject({ ok: false, code: 'UNKNOWN_CODE' });
});

test('a code ends with the sign-in that asked for it', async () => {
  const asha = await exchange.signIn('asha');
  const { code } = dataOf(await exchange.call(createLaunchCode, game, asha));
  dataOf(await exchange.call(logout, {}, asha));
  expect(await redeem(code)).toMatchObject({ ok: false, code: 'UNKNOWN_CODE' });
});

test.each([
  ['dev', 'BLOCKED'],
  ['farid', 'SELF_EXCLUDED'],
])('%s may ask for a code, and no game opens with it: %s', async (name, code) => {
  const launch = dataOf(await exchange.call(createLaunchCode, game, await exchange.signIn(name)));
  expect(await redeem(launch.code)).toMatchObject({ ok: false, status: 422, code });
});

test('a code is for a game that is launched with one, not for a partner’s', async () => {
  const ofPartner = { body: { eventId: '88.0001' } };
  expect(await exchange.call(createLaunchCode, ofPartner, await exchange.signIn('asha'))).toMatchObject({
    ok: false,
    code: 'UNKNOWN_GAME',
  });
});

test('[CAL-5] balance and partner are asked for, user events exposure is a POST with an empty body', async () => {
  const ben = await exchange.signIn('ben');
  expect(dataOf(await exchange.call(getBalance, {}, ben))).toEqual({ bankBalance: 5_000_000, exposure: 0 });
  expect(dataOf(await exchange.call(getPartner, {}, ben)).link).toBe('http://localhost:4003/partner');
  const headers = { authorization: `Bearer ${ben.token}` };
  const response = await fetch(`${exchange.url}${listUserEventsExposure.path}`, { method: 'POST', headers });
  expect([response.status, await response.json()]).toEqual([200, { data: [] }]);
});

test('[VAL-2] [VAL-3] a visitor gets neither a code nor the partner’s address', async () => {
  expect(await exchange.call(createLaunchCode, game)).toMatchObject({ ok: false, status: 401 });
  expect(await exchange.call(getPartner, {})).toMatchObject({ ok: false, status: 401 });
  const asha = await exchange.signIn('asha');
  expect(dataOf(await exchange.call(getPartner, {}, asha)).link).toBe('http://localhost:4003/partner');
  const none = await exchange.call(createLaunchCode, { body: { eventId: 'no-game' } }, asha);
  expect(none).toMatchObject({ ok: false, status: 422, code: 'UNKNOWN_GAME' });
});

test('the games that a bettor has played, the last played first, each once, with what it came to since a time; nobody else’s', async () => {
  const asha = await exchange.signIn('asha');
  const played = async (since: number, bettor = asha) => {
    const query = { since: new Date(since).toISOString() };
    const games = dataOf(await exchange.call(listPlayedGames, { query }, bettor));
    return games.map(({ eventId, rounds, staked, net }) => [eventId, rounds, staked, net]);
  };
  let rounds = 0;
  const play = async (eventId: string, stake: number, payout: number) => {
    const { code } = dataOf(await exchange.call(createLaunchCode, { body: { eventId } }, asha));
    const { sessionId } = dataOf(await redeem(code));
    const roundId = `00000000-0000-4000-8000-00000000000${++rounds}`;
    const round = { gameName: 'A game', bet: 'Left', result: 'left', stake, payout };
    const body = { userName: 'asha', sessionId, eventId, ...round };
    dataOf(await exchange.call(playRound, { params: { roundId }, body }, exchange.games));
  };
  const began = now;
  expect(await played(began)).toEqual([]);
  // All in one moment of the exchange's clock.
  await play('99.0001', 100, 0);
  await play('99.0003', 50, 105);
  expect(await played(began)).toEqual([
    ['99.0003', 1, 50, 55],
    ['99.0001', 1, 100, -100],
  ]);
  now += 60_000;
  await play('99.0001', 200, 0);
  expect(await played(began)).toEqual([
    ['99.0001', 2, 300, -300],
    ['99.0003', 1, 50, 55],
  ]);
  expect(await played(now)).toEqual([
    ['99.0001', 1, 200, -200],
    ['99.0003', 0, 0, 0],
  ]);
  expect(await played(began, await exchange.signIn('ben'))).toEqual([]);
  const query = { since: new Date(now).toISOString() };
  expect(await exchange.call(listPlayedGames, { query })).toMatchObject({ ok: false, status: 401 });
});
