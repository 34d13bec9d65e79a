import { asha, now, renewed } from '../open-session.ts';
import type { tokenRenewalMachine } from '../../token-renewal/token-renewal.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof tokenRenewalMachine> = {
  input: { session: asha, now, seed: 1 },
  events: { 'page.shown': { now: '2026-11-21T10:25:00.000Z' } },
  answers: { renewSession: { renewed } },
};
