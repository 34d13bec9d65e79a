import { expect, test } from 'vitest';
import { SessionOver, type Session } from '#domain/bettor/session.ts';
import { asha, openSession, renewed } from '../testing/open-session.ts';

/** Two tabs of one browser, on a device that slept until the exchange had ended the session. */

type Tab = ReturnType<typeof openSession>;

const afterLimit = '2026-11-21T22:01:00.000Z';
const hour = 3_600_000;
const over = () => Promise.reject(new SessionOver());
const wake = async ({ actor, clock, settle }: Tab) => {
  actor.send({ type: 'page.shown', now: afterLimit });
  clock.increment(0);
  await settle();
};
/** The first to wake has cleared what both have stored. */
const hear = async ({ actor }: Tab) =>
  actor.send({ type: 'storage.changed', session: null, now: afterLimit });

test.each([
  ['wakes before it hears of the other', [wake, hear], ['clear', 'reload ended']],
  ['hears of the other before it wakes', [hear, wake], ['reload elsewhere']],
])(
  'a device that wakes after the hard limit is signed out in every tab, also in one that %s, and each is loaded again once',
  async (_, events, effects) => {
    const [first, second] = [
      openSession({ session: asha, renew: over }),
      openSession({ session: asha, renew: over }),
    ];
    await wake(first);
    await hear(first);
    for (const event of events) await event(second);
    for (const { clock, state } of [first, second]) {
      clock.increment(12 * hour);
      expect(state()).toEqual({ visitor: 'idle' });
    }
    expect(first.did).toEqual(['clear', 'reload ended']);
    expect(second.did).toEqual(effects);
  },
);

test('a renewal that was under way when the device fell asleep, and is answered after it woke, signs nobody in', async () => {
  let answer: (session: Session) => void = () => undefined;
  let asked = 0;
  const renew = () => (++asked === 1 ? new Promise<Session>((resolve) => (answer = resolve)) : over());
  const tab = openSession({ session: asha, renew });
  tab.clock.increment(hour / 3);
  await wake(tab);
  answer(renewed);
  await tab.settle();
  expect(tab.state()).toEqual({ visitor: 'idle' });
  expect(tab.did).toEqual(['clear', 'reload ended']);
});

test.each([
  ['REVOKED', 'reload REVOKED'],
  ['PASSWORD_CHANGED', 'reload PASSWORD_CHANGED'],
  ['UNAUTHENTICATED', 'reload ended'],
  [undefined, 'reload ended'],
])('[SES-3] a session that the exchange refuses with %s is told as %s', async (code, told) => {
  const tab = openSession({ session: asha, renew: () => Promise.reject(new SessionOver(code)) });
  tab.actor.send({
    type: 'token.refused',
    token: asha.token,
    session: asha,
    now: '2026-11-21T10:01:00.000Z',
  });
  await tab.settle();
  expect(tab.did).toEqual(['clear', told]);
});
