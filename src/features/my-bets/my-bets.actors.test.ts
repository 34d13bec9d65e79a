import { createActor, SimulatedClock } from 'xstate';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { GiveUpDocument, SendInstructionsDocument } from '#graphql/__generated__/graphql.ts';
import { settle } from '#machines/testing/samples.ts';
import { changeStatesOf, selectChanging, selectDone } from '#machines/my-bets/my-bets.machine.ts';
import { provideMyBets } from './my-bets.actors.ts';

const accepted = { __typename: 'InstructionAccepted', orders: [] };
const givenUp = { __typename: 'InstructionRefused', code: 'GIVEN_UP', message: 'We withdrew it.' };

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => vi.unstubAllGlobals());

/** My Bets on a gateway that never answers a change and has this result for one that is given up. */
function openMyBets(result: object | null) {
  const asked: string[] = [];
  const signals: AbortSignal[] = [];
  const client = {
    mutate: async ({ mutation, variables, signal }: Parameters<GraphqlClient['mutate']>[0]) => {
      asked.push(
        `${mutation === SendInstructionsDocument ? 'send' : 'give up'} ${JSON.stringify(variables)}`,
      );
      if (mutation === GiveUpDocument) return { data: { giveUp: true } };
      if (signal) signals.push(signal);
      return new Promise(() => undefined);
    },
    query: async ({ variables }: { variables: { clientId: string } }) => {
      asked.push(`look up ${variables.clientId}`);
      return { data: { instructionResult: { result, order: null } } };
    },
  } as unknown as GraphqlClient;
  const clock = new SimulatedClock();
  const kept = { put: async () => undefined, remove: async () => undefined, of: async () => [] };
  const actor = createActor(provideMyBets(client, kept, 'asha'), {
    clock,
    input: { idPrefix: 'change' },
  }).start();
  return {
    actor,
    asked,
    signals,
    waitInVain: async () => {
      clock.increment(timing.callAnswer);
      await settle();
    },
    change: () => changeStatesOf(selectChanging(actor.getSnapshot())).get('a'),
    done: () => selectDone(actor.getSnapshot()),
  };
}

const cancel = { type: 'cancel.chosen', marketId: 'm', orderId: 'a' } as const;

test('a change without an answer is not sent any more, given up at the exchange, and then looked up', async () => {
  const { actor, asked, signals, waitInVain, change } = openMyBets(givenUp);
  actor.send(cancel);
  expect(signals[0]!.aborted).toBe(false);
  await waitInVain();
  expect(signals[0]!.aborted).toBe(true);
  expect(asked).toEqual([
    'send {"marketId":"m","instructions":[{"cancel":{"clientId":"change-1","orderId":"a"}}]}',
    'give up {"clientId":"change-1"}',
    'look up change-1',
  ]);
  expect(change()).toMatchObject({ kind: 'refused', isGivenUp: true });
});

test('one that the exchange had done already counts as done', async () => {
  const { actor, waitInVain, change, done } = openMyBets(accepted);
  actor.send(cancel);
  await waitInVain();
  expect(change()).toBeUndefined();
  expect(done()).toMatchObject({ orderId: 'a', what: 'cancel' });
});

test('without a word of its fate it is asked about on', async () => {
  const { actor, waitInVain, change } = openMyBets(null);
  actor.send(cancel);
  await waitInVain();
  expect(change()).toMatchObject({ kind: 'givingUp' });
});
