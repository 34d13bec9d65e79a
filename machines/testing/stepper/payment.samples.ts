import { sampleWithdrawal } from '../banking-samples.ts';
import type { paymentMachine } from '../../payment/payment.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

const command = {
  type: 'ASK_WITHDRAWAL',
  clientId: 'c-2',
  chosenAt: '2026-11-21T10:00:00.000Z',
  payeeId: 'y-1',
  payeeVersion: 1,
  amount: 5_000_00,
} as const;
const done = { kind: 'done', payment: sampleWithdrawal() };
const refused = {
  kind: 'refused',
  refusal: { code: 'INSUFFICIENT_FUNDS', message: 'That is more than you can take out.' },
};

export const samples: MachineSamples<typeof paymentMachine> = {
  input: { command, isFound: false, seed: 1 },
  answers: {
    storeCommand: { stored: undefined },
    sendPayment: { done, refused },
    lookUpPayment: { 'never arrived': { kind: 'neverArrived' }, done },
    giveUpPayment: { done },
  },
};
