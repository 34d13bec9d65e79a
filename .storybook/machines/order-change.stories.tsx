import { orderChangeMachine } from '#machines/order-change/order-change.machine.ts';
import { accepted, givenUp, refused, sampleEdit } from '#machines/testing/open-change.ts';
import { stepped } from '../stepped.tsx';

export default { title: 'Machines/order-change' };

export const Stepper = stepped('order-change', orderChangeMachine, {
  input: { change: sampleEdit, isFound: false, seed: 1 },
  answers: {
    sendChange: { accepted, refused },
    giveUpChange: { 'given up': givenUp, accepted },
  },
});
