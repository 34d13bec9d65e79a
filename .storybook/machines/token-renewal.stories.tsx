import { asha, now, renewed } from '#machines/testing/open-session.ts';
import { tokenRenewalMachine } from '#machines/token-renewal/token-renewal.machine.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/token-renewal' };

export const Stepper = stepped('token-renewal', tokenRenewalMachine, {
  input: { session: asha, now, seed: 1 },
  events: { 'page.shown': { now: '2026-11-21T10:25:00.000Z' } },
  answers: { renewSession: { renewed } },
});
