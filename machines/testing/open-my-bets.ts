import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { OrderChange } from '#domain/bet/order-change.ts';
import {
  myBetsMachine,
  type MyBetsEvent,
  changeStatesOf,
  selectChanging,
  selectDone,
  selectEditing,
} from '../my-bets/my-bets.machine.ts';
import { orderChangeMachine, type ChangeAnswer } from '../order-change/order-change.machine.ts';
import { settle } from './samples.ts';

export const accepted: ChangeAnswer = { kind: 'accepted' };
export const refused: ChangeAnswer = { kind: 'refused', message: 'Nothing is left.' };
export const one = { marketId: 'm', orderId: 'a' };
export const order = { ...one, odds: 236, stake: 10_000, remaining: 6_000 };

const silent = fromCallback<MyBetsEvent>(() => undefined);

/** My Bets with an exchange that answers each change, and each giving up, when told to. `store` keeps a change. */
export function openMyBets({ store }: { store?: (change: OrderChange) => void } = {}) {
  const changes: OrderChange[] = [];
  const answers: ((answer: ChangeAnswer | 'fault') => Promise<void>)[] = [];
  const givenUp: string[] = [];
  const fates: ((answer: ChangeAnswer | 'fault') => Promise<void>)[] = [];
  const whenTold = (told: typeof answers) =>
    new Promise<ChangeAnswer>((resolve, reject) =>
      told.push(async (answer) => {
        if (answer === 'fault') reject(new Error('cut'));
        else resolve(answer);
        await settle();
      }),
    );
  const kept = new Map<string, OrderChange>();
  const faults: unknown[] = [];
  const orderChange = orderChangeMachine.provide({
    actions: {
      storeChange: ({ context: { change } }) => {
        store?.(change);
        kept.set(change.clientId, change);
      },
      forgetChange: ({ context: { change } }) => kept.delete(change.clientId),
    },
    actors: {
      sendChange: fromPromise<ChangeAnswer, OrderChange>(({ input }) => {
        changes.push(input);
        return whenTold(answers);
      }),
      giveUpChange: fromPromise<ChangeAnswer, { clientId: string }>(({ input: { clientId } }) => {
        givenUp.push(clientId);
        return whenTold(fates);
      }),
    },
  });
  const clock = new SimulatedClock();
  const actor = createActor(
    myBetsMachine.provide({
      actors: { orderChange, findChanges: silent, watchNetwork: silent },
      actions: { reportFault: (_, { error }) => void faults.push(error) },
    }),
    {
      clock,
      input: { idPrefix: 'change' },
    },
  ).start();
  return {
    actor,
    changes,
    answers,
    givenUp,
    fates,
    kept,
    faults,
    clock,
    changeOf: (orderId: string) => changeStatesOf(selectChanging(actor.getSnapshot())).get(orderId),
    done: () => selectDone(actor.getSnapshot()),
    editing: () => selectEditing(actor.getSnapshot()),
    changesOpen: () => Object.keys(actor.getSnapshot().children).filter((id) => id.startsWith('change-')),
  };
}
