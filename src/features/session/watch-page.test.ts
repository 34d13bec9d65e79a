import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createActor, setup } from 'xstate';
import type { Session } from '#domain/bettor/session.ts';
import { timing } from '#domain/site/timing.ts';
import type { SessionEvent } from '#machines/session/session-events.ts';
import { asha } from '#machines/testing/open-session.ts';
import { TabStorage } from '#tests/support/browser-storage.ts';
import { removeSession, storageKeys, writeSession } from './session-storage.ts';
import { createTokenRefusals } from './token-refusals.ts';
import { watchPage } from './watch-page.ts';

const minute = 60_000;
const page = Object.assign(new EventTarget(), { hidden: false });
let storage: Storage;

beforeEach(() => {
  storage = new TabStorage(Date.now) as unknown as Storage;
  writeSession(storage, asha);
  page.hidden = false;
  vi.useFakeTimers({ now: Date.parse('2026-11-21T10:00:00.000Z') });
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('document', page);
  vi.stubGlobal('localStorage', storage);
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** What the session machine is told of the page, in order. */
function watch() {
  const told: SessionEvent[] = [];
  const refusals = createTokenRefusals();
  const machine = setup({
    types: { events: {} as SessionEvent },
    actors: { watchPage: watchPage(refusals) },
  }).createMachine({
    invoke: { src: 'watchPage' },
    on: { '*': { actions: ({ event }) => told.push(event) } },
  });
  const actor = createActor(machine).start();
  return { told, refusals, stop: () => actor.stop() };
}

const stored = (now: string, session: Session | null = asha) => ({ session, now });

test('a device that slept with the page in front, of which no event tells, is noticed at the next look', () => {
  const { told, stop } = watch();
  vi.advanceTimersByTime(5 * minute);
  expect(told).toEqual([]);
  // Timers stood still, the clock did not.
  vi.setSystemTime(Date.now() + 721 * minute);
  vi.advanceTimersByTime(timing.sleepLook);
  const now = '2026-11-21T22:06:10.000Z';
  expect(told).toEqual([
    { type: 'storage.changed', ...stored(now) },
    { type: 'page.shown', now },
  ]);
  vi.advanceTimersByTime(5 * minute);
  expect(told).toHaveLength(2);
  stop();
  vi.setSystemTime(Date.now() + 721 * minute);
  vi.advanceTimersByTime(minute);
  expect(told).toHaveLength(2);
});

test.each([
  ['comes to the front', () => page.dispatchEvent(new Event('visibilitychange'))],
  ['is taken from the browser’s memory', () => window.dispatchEvent(new Event('pageshow'))],
  ['has its connection again', () => window.dispatchEvent(new Event('online'))],
])('a page that %s first reads what another tab may have stored; hidden, it says nothing', (_, happen) => {
  const { told, stop } = watch();
  page.hidden = true;
  happen();
  expect(told).toEqual([]);
  page.hidden = false;
  removeSession(storage);
  happen();
  const now = '2026-11-21T10:00:00.000Z';
  expect(told).toEqual([
    { type: 'storage.changed', ...stored(now, null) },
    { type: 'page.shown', now },
  ]);
  stop();
});

test('another tab’s sign-out is told at once, whole; what else is stored is none of the session’s', () => {
  const { told, stop } = watch();
  const hear = (key: string | null) => window.dispatchEvent(Object.assign(new Event('storage'), { key }));
  hear(storageKeys.theme);
  storage.removeItem(storageKeys.userDetail);
  hear(storageKeys.userDetail);
  expect(told).toEqual([]);
  storage.removeItem(storageKeys.token);
  hear(storageKeys.token);
  expect(told).toEqual([{ type: 'storage.changed', ...stored('2026-11-21T10:00:00.000Z', null) }]);
  stop();
});
