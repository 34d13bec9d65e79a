import { expect, test } from 'vitest';
import { asha, openSession, renewed } from '../testing/open-session.ts';
import { isOnBreak, restrictionOf } from './session.machine.ts';

/** What the bettor's own stream says of a break. */

test.each([
  ['TIMED_OUT', 'timedOut'],
  ['SELF_EXCLUDED', 'selfExcluded'],
] as const)(
  '%s counts as soon as it is told, and the next token comes with it at once',
  async (why, then) => {
    const asked: string[] = [];
    const flags = { isTimedOut: why === 'TIMED_OUT', isSelfExcluded: why === 'SELF_EXCLUDED' };
    const { actor, settle } = openSession({
      session: asha,
      renew: async (token) => {
        asked.push(token);
        return { ...renewed, ...flags };
      },
    });
    expect(isOnBreak(actor.getSnapshot())).toBe(false);
    actor.send({ type: 'break.told', why });
    expect(restrictionOf(actor.getSnapshot())).toBe(then);
    expect(isOnBreak(actor.getSnapshot())).toBe(true);
    await settle();
    expect(asked).toEqual(['first']);
    expect(actor.getSnapshot().context.session).toEqual({ ...renewed, ...flags });
  },
);

test('each image tells of it again, which asks for no other token', async () => {
  const asked: string[] = [];
  const { actor, settle } = openSession({
    session: { ...asha, isTimedOut: true },
    renew: async (token) => {
      asked.push(token);
      return renewed;
    },
  });
  actor.send({ type: 'break.told', why: 'TIMED_OUT' });
  await settle();
  expect(asked).toEqual([]);
});

test('what the next token says counts: a break that is over is none', async () => {
  const { actor, settle } = openSession({ session: asha, renew: async () => renewed });
  actor.send({ type: 'break.told', why: 'TIMED_OUT' });
  await settle();
  expect(isOnBreak(actor.getSnapshot())).toBe(false);
});

test('an exclusion takes the place of a time-out', () => {
  const { actor } = openSession({ session: { ...asha, isTimedOut: true } });
  actor.send({ type: 'break.told', why: 'SELF_EXCLUDED' });
  expect(restrictionOf(actor.getSnapshot())).toBe('selfExcluded');
});
