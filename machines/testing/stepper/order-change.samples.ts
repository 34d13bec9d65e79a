import { accepted, givenUp, refused, sampleEdit } from '../open-change.ts';
import type { orderChangeMachine } from '../../order-change/order-change.machine.ts';
import type { MachineSamples } from './machine-samples.ts';

export const samples: MachineSamples<typeof orderChangeMachine> = {
  input: { change: sampleEdit, isFound: false, seed: 1 },
  answers: {
    sendChange: { accepted, refused },
    giveUpChange: { 'given up': givenUp, accepted },
  },
};
