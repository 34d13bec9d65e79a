import { sessionMachine } from '#machines/session/session.machine.ts';
import { asha, now, renewed } from '#machines/testing/open-session.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/session' };

export const Stepper = stepped('session', sessionMachine, {
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
});
