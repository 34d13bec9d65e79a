import { createActor, setup } from 'xstate';
import { expect, test } from 'vitest';
import { pageMachine } from './page.machine.ts';

interface From {
  from: number;
}

const counter = setup({
  types: { input: {} as From, context: {} as From, events: {} as { type: 'fault' } },
}).createMachine({
  context: ({ input }) => input,
  on: {
    fault: {
      actions: () => {
        throw new Error('A fault of ours');
      },
    },
  },
});

function openPage() {
  const faults: unknown[] = [];
  const seen = new Set<string>();
  const page = createActor(
    pageMachine.provide({ actions: { reportFault: (_, { error }) => faults.push(error) } }),
    { inspect: ({ actorRef }) => void seen.add((actorRef as { sessionId: string }).sessionId) },
  ).start();
  const open = (from: number) =>
    page.send({ type: 'actor.opened', id: 'betSlip', logic: counter, input: { from } });
  return { page, faults, seen, open, actor: () => page.getSnapshot().context.actors.betSlip };
}

test('an actor of the page is found by its id, by whoever is in the same system', () => {
  const { page, open, actor } = openPage();
  open(1);
  expect(actor()?.getSnapshot().context).toEqual({ from: 1 });
  expect(page.system.get('betSlip')).toBe(actor());
});

test('one that is open is not opened again, and one that was closed begins anew', () => {
  const { page, open, actor } = openPage();
  open(1);
  open(2);
  expect(actor()?.getSnapshot().context).toEqual({ from: 1 });
  page.send({ type: 'actor.closed', id: 'betSlip' });
  expect(actor()).toBeUndefined();
  open(3);
  expect(actor()?.getSnapshot().context).toEqual({ from: 3 });
});

test('a fault of one is reported, and the page goes on', () => {
  const { page, faults, open, actor } = openPage();
  open(1);
  actor()?.send({ type: 'fault' });
  expect(faults).toEqual([new Error('A fault of ours')]);
  expect(page.getSnapshot().status).toBe('active');
});

test('one inspector at the root hears of every actor', () => {
  const { page, seen, open, actor } = openPage();
  open(1);
  expect(seen).toEqual(new Set([page.sessionId, actor()?.sessionId]));
});
