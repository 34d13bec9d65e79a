import { expect, test } from 'vitest';
import { SessionOver, type Session } from '#domain/bettor/session.ts';
import { modelLocks, TabStorage } from '#tests/support/browser-storage.ts';
import { renewSession, type AskForToken } from './renew-session.ts';
import { readSession, removeSession, writeSession } from './session-storage.ts';

const at = (minute: number) => `2026-11-21T10:${minute}:00.000Z`;
const asha = (renewal: number): Session => ({
  token: `header.payload.signature-of-renewal-${renewal}`,
  userName: 'asha',
  isLogin: 1,
  expiresAt: at(30 + renewal),
  hardExpiresAt: '2026-11-21T22:00:00.000Z',
  receivedAt: at(10 + renewal),
});

/** One storage that both tabs see at once, holding the session as it was signed in. */
function openBrowser(locks?: LockManager) {
  const storage = new TabStorage(() => 0) as unknown as Storage;
  writeSession(storage, asha(0));
  const asked: string[] = [];
  const signal = new AbortController().signal;
  const renew = (ask: AskForToken, session = asha(0)) =>
    renewSession(
      { storage, locks },
      session,
      (from, stop) => {
        asked.push(from.token);
        return ask(from, stop);
      },
      signal,
    );
  return { storage, asked, renew };
}
const give =
  (renewal: number): AskForToken =>
  async () =>
    asha(renewal);

test('tabs that renew in the same moment ask once, and both have the new token', async () => {
  const { storage, asked, renew } = openBrowser(modelLocks());
  const both = await Promise.all([renew(give(1)), renew(give(2))]);
  expect(both).toEqual([asha(1), asha(1)]);
  expect(asked).toEqual([asha(0).token]);
  expect(readSession(storage)).toEqual(asha(1));
});

test('without locks each asks, and what the exchange gave later stays stored, in whatever order it comes', async () => {
  const { storage, renew } = openBrowser();
  let late: (session: Session) => void = () => undefined;
  const slow = renew(() => new Promise((resolve) => (late = resolve)));
  await renew(give(2));
  late(asha(1));
  expect(await slow).toEqual(asha(2));
  expect(readSession(storage)).toEqual(asha(2));
});

test('a lock whose holder stands still is not waited for', async () => {
  const timeout = new DOMException('The holder stands still', 'TimeoutError');
  const { storage, renew } = openBrowser({
    request: () => Promise.reject(timeout),
  } as unknown as LockManager);
  expect(await renew(give(1))).toEqual(asha(1));
  expect(readSession(storage)).toEqual(asha(1));
});

test('a call that fails under the lock has failed: it is not made again without', async () => {
  const { asked, renew } = openBrowser(modelLocks());
  await expect(renew(() => Promise.reject(new Error('cut')))).rejects.toThrow('cut');
  expect(asked).toHaveLength(1);
});

test('what another tab has renewed meanwhile is taken without a call; what is older is not', async () => {
  const { storage, asked, renew } = openBrowser();
  writeSession(storage, asha(1));
  expect(await renew(give(9))).toEqual(asha(1));
  expect(asked).toEqual([]);
  expect(await renew(give(3), asha(2))).toEqual(asha(3));
  expect(readSession(storage)).toEqual(asha(3));
});

test('a session that was signed out in another tab is not asked for, and not brought back', async () => {
  const { storage, asked, renew } = openBrowser();
  const renewing = renew(async () => {
    removeSession(storage);
    return asha(1);
  });
  expect(await renewing).toEqual(asha(1));
  expect(readSession(storage)).toBeNull();
  await expect(renew(give(2))).rejects.toThrow('signed out');
  expect(asked).toHaveLength(1);
});

test('nor is that of somebody who has signed in instead overwritten', async () => {
  const { storage, renew } = openBrowser();
  const ben = { ...asha(0), userName: 'ben', token: 'header.payload.signature-of-ben' };
  await renew(async () => {
    writeSession(storage, ben);
    return asha(1);
  });
  expect(readSession(storage)).toEqual(ben);
});

test('a refusal by the exchange is not believed where another tab has signed out, even if that is seen only afterwards', async () => {
  const { storage, renew } = openBrowser();
  const refuse: AskForToken = () => Promise.reject(new SessionOver('no longer good'));
  await expect(renew(refuse)).rejects.toBeInstanceOf(SessionOver);
  const late = renew(async (session, signal) => {
    setTimeout(() => removeSession(storage), 50);
    return refuse(session, signal);
  });
  await expect(late).rejects.toThrow('signed out in another tab');
  await expect(late).rejects.not.toBeInstanceOf(SessionOver);
});
