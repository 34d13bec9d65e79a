import { fromPromise } from 'xstate';
import type { Bet } from '#domain/bet/intent.ts';
import type { PaymentCommand } from '#domain/payment/bettor-payment.ts';
import { removeSession } from '#features/session/session-storage.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { sharedStorage } from '#kept/page-storage.ts';
import type { betIntentMachine } from '#machines/bet-intent/bet-intent.machine.ts';
import type { SendAnswer } from '#machines/bet-intent/bet-intent.types.ts';
import type { paymentMachine } from '#machines/payment/payment.machine.ts';
import type { PaymentResult } from '#machines/payment/payment.types.ts';
import { here } from './acting-tab.ts';
import type { BetIntentsLogic, PaymentsLogic, Plant } from './site.ts';
import type { WorldName } from './worlds.ts';

interface PlantedFault {
  what: string;
  world: WorldName;
  plant: Plant;
  /** The promise that it breaks. */
  breaks: RegExp;
}

const inEachBet = (
  machine: BetIntentsLogic,
  change: (bet: typeof betIntentMachine) => typeof betIntentMachine,
) =>
  machine.provide({
    actors: { betIntent: change(machine.implementations.actors.betIntent as typeof betIntentMachine) },
  });

const inEachPayment = (
  machine: PaymentsLogic,
  change: (payment: typeof paymentMachine) => typeof paymentMachine,
) =>
  machine.provide({
    actors: { payment: change(machine.implementations.actors.payment as typeof paymentMachine) },
  });

/** An answer to a command is taken for that to the one which was sent first and is still open. */
function firstComeFirstServed(client: GraphqlClient): GraphqlClient {
  const open = new Map<number, ((answer: unknown) => void)[]>();
  return {
    ...client,
    mutate: (asked) =>
      new Promise((resolve, reject) => {
        // Each page's in a queue of its own.
        const page = here().clock.number;
        const waiting = open.get(page) ?? [];
        open.set(page, waiting);
        const own = resolve as (answer: unknown) => void;
        waiting.push(own);
        client.mutate(asked).then(
          (answer) => waiting.shift()?.(answer),
          (error: unknown) => {
            if (waiting.includes(own)) waiting.splice(waiting.indexOf(own), 1);
            reject(error);
          },
        );
      }),
  };
}

let resent = 0;

type Creator = { config: (given: { input: never; signal: AbortSignal }) => Promise<never> };
/** The promise that a provided actor makes. */
const madeBy = (machine: { implementations: { actors: object } }, actor: string) =>
  (machine.implementations.actors as Record<string, Creator>)[actor]!.config;

/** Five faults, each a mend of the site's taken out again. */
export const plantedFaults: readonly PlantedFault[] = [
  {
    what: 'a sign-out whose late end removes whichever session is stored by then',
    world: 'tabs',
    plant: {
      session: (machine) =>
        machine.provide({ actions: { removeSession: () => removeSession(sharedStorage) } }),
    },
    breaks: /never signed out by oneself/,
  },
  {
    what: 'a bet without an answer that is shown as not placed',
    world: 'wire',
    plant: {
      betIntents: (machine) =>
        inEachBet(machine, (bet) => {
          const send = madeBy(bet, 'sendBet');
          return bet.provide({
            actors: {
              sendBet: fromPromise<SendAnswer, Bet>((given) =>
                (send(given as never) as Promise<SendAnswer>).catch(() => ({
                  kind: 'refused',
                  refusal: { code: 'INVALID_INSTRUCTION', message: 'Nothing was placed.' },
                })),
              ),
            },
          });
        }),
    },
    breaks: /of a bet that is placed|at rest each bet shows what became of it/,
  },
  {
    what: 'a bet that is sent again under another client id',
    world: 'wire',
    plant: {
      betIntents: (machine) =>
        inEachBet(machine, (bet) => {
          const send = madeBy(bet, 'sendBet');
          return bet.provide({
            actors: {
              sendBet: fromPromise<SendAnswer, Bet>((given) =>
                (send(given as never) as Promise<SendAnswer>).catch(() =>
                  send({ ...given, input: { ...given.input, clientId: `again-${++resent}-0000` } } as never),
                ),
              ),
            },
          });
        }),
    },
    breaks: /never two bets of one press/,
  },
  {
    what: 'an answer that is taken for that of what was asked before',
    world: 'wire',
    plant: { client: firstComeFirstServed },
    breaks:
      /a bet shows its own order|of a bet that is placed|shows what became of it|of a payment that was made/,
  },
  {
    what: 'a payment whose unanswered command is sent again by itself, as another',
    world: 'wire',
    plant: {
      payments: (machine) =>
        inEachPayment(machine, (payment) => {
          const send = madeBy(payment, 'sendPayment');
          return payment.provide({
            actors: {
              sendPayment: fromPromise<PaymentResult, PaymentCommand>((given) =>
                (send(given as never) as Promise<PaymentResult>).catch(() =>
                  send({ ...given, input: { ...given.input, clientId: `again-${++resent}-0000` } } as never),
                ),
              ),
            },
          });
        }),
    },
    breaks: /never two payments of one press/,
  },
  {
    what: 'a payment whose late answer is dropped, and that is told as not made',
    world: 'wire',
    plant: {
      payments: (machine) =>
        inEachPayment(machine, (payment) => {
          const giveUp = madeBy(payment, 'giveUpPayment');
          return payment.provide({
            actors: {
              giveUpPayment: fromPromise<PaymentResult, { clientId: string }>(async (given) => {
                await giveUp(given as never);
                const refusal = {
                  code: 'GIVEN_UP',
                  message: 'Nothing was booked.',
                  limit: null,
                  paymentId: null,
                  until: null,
                };
                return { kind: 'refused', refusal } as PaymentResult;
              }),
            },
          });
        }),
    },
    breaks: /never “nothing was booked” of a payment that was made/,
  },
];
