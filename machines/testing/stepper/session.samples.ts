import { asha, now, renewed } from '../open-session.ts';
import type { sessionMachine } from '../../session/session.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof sessionMachine> = {
  input: { session: null, now, seed: 1 },
  events: {
    'session.opened': { session: asha },
    'page.shown': { now: '2026-11-21T10:25:00.000Z' },
    'break.told': { why: 'TIMED_OUT' },
  },
  answers: {
    signIn: {
      'signed in': { kind: 'signedIn', session: asha },
      refused: { kind: 'refused', code: 'WRONG_CREDENTIALS', message: 'Wrong user name or password.' },
    },
    renewSession: { renewed },
    callLogout: { 'signed out': undefined },
  },
};
