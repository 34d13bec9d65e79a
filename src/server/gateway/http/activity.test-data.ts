import { at } from '#contract/testing/samples.ts';
import type { Upstream } from '../upstream/upstream.ts';

const by = { address: '127.0.0.1', browser: 'Chrome on Android' };
const entry = { activityId: '7', at, about: null, times: 1, isNewDevice: false, ...by } as const;
const openSession = { sessionId: 's1', openedAt: at, usedAt: at, isThis: true, ...by };

/** What an exchange answers to who asks what was done with an account, and where it is signed in. */
export const activityAnswers = {
  activity: async () => ({
    entries: [{ ...entry, kind: 'LIMIT_CHANGED', about: 'Deposits, week' }],
    next: '7',
  }),
  passwordChanges: async () => ({ entries: [{ ...entry, kind: 'PASSWORD_CHANGED' }], next: null }),
  openSessions: async () => [openSession],
  newDevices: async () => [{ ...entry, kind: 'SIGNED_IN', isNewDevice: true }],
  endSession: async () => [openSession],
  endOtherSessions: async () => [openSession],
  seeNewDevices: async () => ({}),
} satisfies Partial<Upstream>;
