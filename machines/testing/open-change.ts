import { createActor, createMachine, fromPromise, SimulatedClock } from 'xstate';
import type { OrderChange } from '#domain/bet/order-change.ts';
import {
  changeStateOf,
  orderChangeMachine,
  type ChangeAnswer,
  type ChangeTold,
  type OrderChangeRef,
} from '../order-change/order-change.machine.ts';
import { settle } from './samples.ts';

export const sampleEdit: OrderChange = {
  what: 'edit',
  marketId: '1.1',
  orderId: 'order-1',
  clientId: 'change-1',
  odds: 240,
  stake: 9_000,
};
export const accepted: ChangeAnswer = { kind: 'accepted' };
export const refused: ChangeAnswer = { kind: 'refused', message: 'Suspended.' };
export const givenUp: ChangeAnswer = { kind: 'refused', message: 'Withdrawn.', isGivenUp: true };

/** One change on a simulated clock, under a parent that hears it. The exchange answers when told to. */
export function openChange({ isFound = false } = {}) {
  const clock = new SimulatedClock();
  const calls: string[] = [];
  const answers: ((answer: ChangeAnswer | 'fault') => Promise<void>)[] = [];
  const kept = new Set<string>();
  const heard: ChangeTold[] = [];
  const whenTold = (call: string) => {
    calls.push(call);
    return new Promise<ChangeAnswer>((resolve, reject) =>
      answers.push(async (answer) => {
        if (answer === 'fault') reject(new Error('cut'));
        else resolve(answer);
        await settle();
      }),
    );
  };
  const orderChange = orderChangeMachine.provide({
    actors: {
      sendChange: fromPromise(({ input }) => whenTold(`send ${input.clientId}`)),
      giveUpChange: fromPromise(({ input }) => whenTold(`give up ${input.clientId}`)),
    },
    actions: {
      storeChange: ({ context: { change } }) => kept.add(change.clientId),
      forgetChange: ({ context: { change } }) => kept.delete(change.clientId),
    },
  });
  const parent = createMachine({
    invoke: { id: 'change', src: orderChange, input: { change: sampleEdit, isFound, seed: 3 } },
    on: { 'change.*': { actions: ({ event }) => heard.push(event as ChangeTold) } },
  });
  const change = createActor(parent, { clock }).start().getSnapshot().children.change as OrderChangeRef;
  return {
    clock,
    /** What the exchange was asked, in order. */
    calls,
    /** Answers the last call, or the one at an index. */
    answer: async (answer: ChangeAnswer | 'fault', at = -1) => answers.at(at)!(answer),
    kept,
    heard,
    told: () => heard.map(({ type }) => type),
    send: change.send.bind(change),
    shown: () => changeStateOf(change.getSnapshot()),
  };
}
