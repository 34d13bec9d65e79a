import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { betIntentMachine } from '../bet-intent/bet-intent.machine.ts';
import { intentStateOf } from '../bet-intent/bet-report.ts';
import type { LookUpAnswer, SendAnswer } from '../bet-intent/bet-intent.types.ts';
import { sampleBet, sampleOrder, settle } from './samples.ts';

export const never = () => new Promise<never>(() => {});
export const cut = async () => Promise.reject(new Error('cut'));
export const refused = {
  kind: 'refused',
  refusal: { code: 'OFF_LADDER', message: 'Not on the ladder.', lower: 236, higher: 238 },
} satisfies SendAnswer;
export const givenUp = {
  kind: 'refused',
  refusal: { code: 'GIVEN_UP', message: 'It was given up. Nothing was placed.' },
} satisfies SendAnswer;
export const accepted = (matched: number): SendAnswer => ({ kind: 'accepted', order: sampleOrder(matched) });

interface Options {
  isFound?: boolean;
  store?: () => Promise<void>;
  send?: () => Promise<SendAnswer>;
  lookUp?: () => Promise<LookUpAnswer>;
  giveUp?: () => Promise<SendAnswer>;
}

/** An intent on a simulated clock. `did` lists its effects in order. */
export function openIntent({
  isFound = false,
  store,
  send = never,
  lookUp = never,
  giveUp = never,
}: Options = {}) {
  const clock = new SimulatedClock();
  const did: string[] = [];
  const intent = createActor(
    betIntentMachine.provide({
      actors: {
        storeIntent: fromPromise(async ({ input }) => {
          did.push(`store ${input.clientId}`);
          await store?.();
        }),
        sendBet: fromPromise(async ({ input }) => {
          did.push(`send ${input.clientId}`);
          return send();
        }),
        lookUpBet: fromPromise(async ({ input }) => {
          did.push(`ask ${input.clientId}`);
          return lookUp();
        }),
        giveUpBet: fromPromise(async ({ input }) => {
          did.push(`give up ${input.clientId}`);
          return giveUp();
        }),
        cancelBet: fromPromise<void, { marketId: string; orderId: string }>(async () => {
          did.push('cancel');
          return never();
        }),
      },
      actions: { forgetIntent: () => did.push('forget') },
    }),
    { clock, input: { bet: sampleBet(), isFound, seed: 3 } },
  ).start();
  /** Runs the clock in steps, so that answers in between are processed. */
  const wait = async (ms: number) => {
    for (let spent = 0; spent < ms; spent += 250) {
      clock.increment(250);
      await settle();
    }
  };
  return {
    intent,
    did,
    wait,
    now: () => intent.getSnapshot(),
    state: () => intentStateOf(intent.getSnapshot()),
  };
}
