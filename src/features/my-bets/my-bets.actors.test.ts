import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import { settle } from '#machines/testing/samples.ts';
import { selectChanges, selectDone, selectEditing } from '#machines/my-bets/my-bets.machine.ts';
import { provideMyBets } from './my-bets.actors.ts';

const accepted = { __typename: 'InstructionAccepted', orders: [] };
const refused = { __typename: 'InstructionRefused', code: 'ORDER_COMPLETE', message: 'Nothing is left.' };

/** My Bets before a gateway that answers each request when it is told to. */
function openMyBets() {
  const requests: { what: 'cancel' | 'edit'; answer: (result: object) => Promise<void> }[] = [];
  const client = {
    mutate: ({ variables }: { variables: { instructions: object[] } }) =>
      new Promise((resolve) =>
        requests.push({
          what: 'cancel' in variables.instructions[0]! ? 'cancel' : 'edit',
          answer: async (result) => {
            resolve({ data: { sendInstructions: [result] } });
            await settle();
          },
        }),
      ),
  } as unknown as GraphqlClient;
  const clock = new SimulatedClock();
  let ids = 0;
  const actor = createActor(
    provideMyBets(client, () => `change-${++ids}`),
    { clock },
  ).start();
  const order = { marketId: 'm', orderId: 'a', odds: 236, stake: 10_000, remaining: 10_000 };
  return {
    requests,
    waitOut: () => clock.increment(timing.callAnswer),
    cancel: () => actor.send({ type: 'cancel.chosen', marketId: 'm', orderId: 'a' }),
    edit: () => {
      actor.send({ type: 'edit.opened', order });
      actor.send({ type: 'edit.typed', oddsText: '2.40' });
      actor.send({ type: 'edit.saved', order });
    },
    change: () => selectChanges(actor.getSnapshot()).get('a'),
    done: () => selectDone(actor.getSnapshot()),
    editing: () => selectEditing(actor.getSnapshot()),
  };
}

test('that an edit was accepted, said late, is not taken for the cancel that was asked for since', async () => {
  const { requests, edit, cancel, waitOut, change, done } = openMyBets();
  edit();
  waitOut();
  cancel();
  await requests[0]!.answer(accepted);
  expect([done(), change()]).toMatchObject([null, { kind: 'pending', what: 'cancel' }]);
  await requests[1]!.answer(refused);
  expect([done(), change()]).toMatchObject([null, { kind: 'refused', message: 'Nothing is left.' }]);
});

test('a cancel’s late answer neither ends nor closes the edit that is on its way', async () => {
  const { requests, edit, cancel, waitOut, change, editing } = openMyBets();
  cancel();
  waitOut();
  edit();
  await requests[0]!.answer(refused);
  expect([change(), editing()?.oddsText]).toMatchObject([{ kind: 'pending', what: 'edit' }, '2.40']);
  await requests[1]!.answer(accepted);
  expect([change(), editing()]).toEqual([undefined, null]);
});

test('a late answer to the last that was asked for still counts, and says what it was', async () => {
  const { requests, cancel, waitOut, change, done } = openMyBets();
  cancel();
  waitOut();
  expect(change()).toMatchObject({ kind: 'noAnswer' });
  await requests[0]!.answer(accepted);
  expect([change(), done()]).toMatchObject([undefined, { orderId: 'a', what: 'cancel' }]);
});
