import { beforeEach, expect, test } from 'vitest';
import { Sessions, type SessionRow } from './sessions.ts';
import { signToken } from './tokens.ts';

const key = new Uint8Array(32).fill(7);
const minute = 60_000;

let now: number;
let kept: Map<string, SessionRow>;

const store = {
  save: async (row: SessionRow) => void kept.set(row.sessionId, row),
  end: async (sessionId: string) => void kept.delete(sessionId),
  whyEnded: async () => null,
  extend: async (sessionId: string, expiresAt: number) => {
    const row = kept.get(sessionId);
    if (row) kept.set(sessionId, { ...row, expiresAt });
  },
};
const openSessions = () => new Sessions([...kept.values()], store, key, 30 * minute, () => now);
/** Renews as a browser with this token does; null if refused. */
async function renew(sessions: Sessions, token: string) {
  const caller = await sessions.renewerOf(token);
  return caller && sessions.renew(caller);
}

beforeEach(() => {
  now = Date.parse('2026-05-01T10:00:00Z');
  kept = new Map();
});

test('a token says who calls until 30 minutes have passed', async () => {
  const sessions = openSessions();
  const { token } = await sessions.open('a1', 's1');
  expect(await sessions.callerOf(token)).toEqual({ accountId: 'a1', sessionId: 's1', renewal: 0 });
  now += 30 * minute;
  expect(await sessions.callerOf(token)).toBeNull();
  expect(sessions.isOpen('s1')).toBe(false);
});

test('an ended session refuses its token at once', async () => {
  const sessions = openSessions();
  const { token } = await sessions.open('a1', 's1');
  await sessions.callerOf(token);
  await sessions.end('s1');
  expect(await sessions.callerOf(token)).toBeNull();
});

test('a renewed session gives a new token; the old one works for half a minute more', async () => {
  const sessions = openSessions();
  const first = await sessions.open('a1', 's1');
  now += 20 * minute;
  const second = await renew(sessions, first.token);
  expect(await sessions.callerOf(first.token)).not.toBeNull();
  now += minute;
  expect(await sessions.callerOf(first.token)).toBeNull();
  now += 20 * minute;
  expect(await sessions.callerOf(second!.token)).not.toBeNull();
});

test('no renewal goes past twelve hours', async () => {
  const sessions = openSessions();
  let { token, hardExpiresAt } = await sessions.open('a1', 's1');
  while (now < hardExpiresAt - 20 * minute) {
    now += 20 * minute;
    ({ token, hardExpiresAt } = (await renew(sessions, token))!);
  }
  expect(hardExpiresAt - Date.parse('2026-05-01T10:00:00Z')).toBe(720 * minute);
  now = hardExpiresAt;
  expect(await sessions.callerOf(token)).toBeNull();
});

test('a session that is kept open can be renewed by its expired token, also after a restart, and never past its hard end', async () => {
  const sessions = openSessions();
  const { token, hardExpiresAt } = await sessions.open('a1', 's1');
  now += 25 * minute;
  await sessions.keepOpen('s1');
  now += 25 * minute;
  expect(await sessions.callerOf(token)).toBeNull();
  const reopened = openSessions();
  expect(await renew(reopened, token)).not.toBeNull();
  expect(kept.get('s1')).toMatchObject({ renewals: 1, expiresAt: now + 30 * minute });
  while (now < hardExpiresAt - 20 * minute) {
    now += 20 * minute;
    await reopened.keepOpen('s1');
  }
  expect(kept.get('s1')?.expiresAt).toBe(hardExpiresAt);
  now = hardExpiresAt;
  await reopened.keepOpen('s1');
  expect(reopened.isOpen('s1')).toBe(false);
});

test('a session that has ended is not kept open', async () => {
  const sessions = openSessions();
  const { token } = await sessions.open('a1', 's1');
  await sessions.end('s1');
  await sessions.keepOpen('s1');
  await sessions.open('a1', 's2');
  now += 30 * minute;
  await sessions.keepOpen('s2');
  expect(await renew(sessions, token)).toBeNull();
  expect(sessions.isOpen('s1')).toBe(false);
  expect(sessions.isOpen('s2')).toBe(false);
});

test('sessions stand after a restart, ended ones do not', async () => {
  const before = openSessions();
  const stays = await before.open('a1', 's1');
  const ends = await before.open('a1', 's2');
  await before.end('s2');
  const after = openSessions();
  expect(await after.callerOf(stays.token)).toEqual({ accountId: 'a1', sessionId: 's1', renewal: 0 });
  expect(await after.callerOf(ends.token)).toBeNull();
});

test('a token signed with another key, altered, or without a signature is refused', async () => {
  const sessions = openSessions();
  const { token } = await sessions.open('a1', 's1');
  const claims = { accountId: 'a1', sessionId: 's1', renewal: 0, expiresAt: now / 1000 + 600 };
  const [header, payload, signature] = token.split('.') as [string, string, string];
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const other = Buffer.from(payload, 'base64url').toString().replace('"a1"', '"a2"');
  for (const forged of [
    await signToken(claims, new Uint8Array(32).fill(8)),
    `${unsigned}.${payload}.`,
    `${header}.${Buffer.from(other).toString('base64url')}.${signature}`,
    'not a token',
    '',
  ]) {
    expect(await sessions.callerOf(forged)).toBeNull();
  }
});

test('renewals at once are one, and a renewal does not bring an ended session back', async () => {
  const sessions = openSessions();
  const { token } = await sessions.open('a1', 's1');
  const [first, second] = await Promise.all([renew(sessions, token), renew(sessions, token)]);
  expect(second).toEqual(first);
  expect(kept.get('s1')?.renewals).toBe(1);
  const caller = (await sessions.callerOf(first!.token))!;
  const [late] = await Promise.all([sessions.renew(caller), sessions.end('s1')]);
  expect(late).toBeNull();
  expect(await sessions.callerOf(first!.token)).toBeNull();
});

test('a renewal that could not be stored is none: the token before it stays the newest, and is renewed later', async () => {
  const sessions = openSessions();
  const { token } = await sessions.open('a1', 's1');
  const { save } = store;
  store.save = async () => Promise.reject(new Error('the database is away'));
  try {
    await expect(renew(sessions, token)).rejects.toThrow('away');
  } finally {
    store.save = save;
  }
  now += 25 * minute;
  const renewed = await renew(sessions, token);
  expect(await openSessions().callerOf(renewed!.token)).not.toBeNull();
});

test('a token’s life is a setting; a superseded one may be renewed in its grace though it has expired', async () => {
  const sessions = new Sessions([], store, key, 2 * minute, () => now);
  const first = await sessions.open('a1', 's1');
  expect(first.expiresAt - now).toBe(2 * minute);
  now += 2 * minute - 5_000;
  const second = await renew(sessions, first.token);
  now += 10_000;
  expect(await sessions.callerOf(first.token)).toBeNull();
  expect(await renew(sessions, first.token)).toEqual(second);
});
