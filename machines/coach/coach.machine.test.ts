import { expect, test } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate';
import type { SlipFacts } from '#domain/bet/slip-facts.ts';
import type { CoachStand } from '#domain/bettor/coach-stand.ts';
import { settle } from '../testing/samples.ts';
import { coachMachine, type CoachEvent } from './coach.machine.ts';

const never = <Answer>() => new Promise<Answer>(() => undefined);
const match = '/marketdetails/7.1/4';

interface World {
  isPractice?: boolean;
  read?: () => Promise<CoachStand | null>;
  find?: () => Promise<string | null>;
}

/** The coach as it runs, with what it kept and did. */
async function openCoach({
  isPractice = true,
  read = async () => null,
  find = async () => match,
}: World = {}) {
  const kept: CoachStand[] = [];
  const did: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    coachMachine.provide({
      actors: {
        readStand: fromPromise<CoachStand | null>(read),
        findMatch: fromPromise<string | null>(find),
        watchSlip: fromCallback<CoachEvent>(() => undefined),
      },
      actions: {
        keepStand: (_, { stand }) => void kept.push(stand),
        openMatch: (_, { path }) => void did.push(`open ${path}`),
        showSlip: () => void did.push('show the slip'),
      },
    }),
    { clock, input: { isPractice } },
  ).start();
  await settle();
  const slip = (facts: Partial<SlipFacts>) =>
    actor.send({ type: 'slip.changed', slip: { hasSelection: false, placed: [], ...facts } });
  return {
    clock,
    kept,
    did,
    send: actor.send,
    state: () => actor.getSnapshot().value,
    bet: () => actor.getSnapshot().context.bet,
    pick: () => slip({ hasSelection: true }),
    empty: () => slip({}),
    place: (clientId = 'bet-1', isMatched = true) =>
      slip({ placed: [{ clientId, marketId: '1.1', isMatched }] }),
    start: async () => {
      actor.send({ type: 'start.pressed' });
      await settle();
    },
  };
}

test('whoever begins with practice money is offered a first bet, and nothing opens by itself', async () => {
  const { state, did, kept } = await openCoach();
  expect(state()).toBe('offered');
  expect(did).toEqual([]);
  expect(kept).toEqual([]);
});

test('one press opens a match; a price, a placed bet and “Got it” lead through the three steps', async () => {
  const { state, did, kept, send, start, pick, place } = await openCoach();
  await start();
  expect(did).toEqual([`open ${match}`]);
  expect(state()).toEqual({ coaching: 'price' });
  pick();
  expect(state()).toEqual({ coaching: 'stake' });
  place();
  expect(state()).toEqual({ coaching: 'bet' });
  send({ type: 'gotIt.pressed' });
  expect(state()).toBe('done');
  expect(kept).toEqual(['price', 'stake', 'bet', 'done']);
});

test('a selection that is taken away leads back to the price', async () => {
  const { state, start, pick, empty } = await openCoach();
  await start();
  pick();
  empty();
  expect(state()).toEqual({ coaching: 'price' });
});

test('a refused bet is a selection again, and stays at the stake', async () => {
  const { state, kept, start, pick } = await openCoach();
  await start();
  pick();
  pick();
  expect(state()).toEqual({ coaching: 'stake' });
  expect(kept).toEqual(['price', 'stake']);
});

test('a bet that waits is a bet, too, and is told of when it is matched', async () => {
  const { state, bet, start, pick, place } = await openCoach();
  await start();
  pick();
  place('bet-1', false);
  expect(state()).toEqual({ coaching: 'bet' });
  expect(bet()?.isMatched).toBe(false);
  place('bet-1', true);
  expect(bet()?.isMatched).toBe(true);
});

test('skipped, it is left, and found again at the step where the slip stands', async () => {
  const { state, did, send, start, pick } = await openCoach();
  await start();
  pick();
  send({ type: 'skip.pressed' });
  expect(state()).toBe('left');
  await start();
  expect(state()).toEqual({ coaching: 'stake' });
  expect(did).toEqual([`open ${match}`, 'show the slip']);
});

test('a bet that was there before is not the coached one, also after it is done', async () => {
  const { state, send, start, pick, place } = await openCoach();
  place('before');
  expect(state()).toBe('notOffered');
  await start();
  expect(state()).toEqual({ coaching: 'price' });
  place('before');
  expect(state()).toEqual({ coaching: 'price' });
  pick();
  place('after');
  send({ type: 'skip.pressed' });
  expect(state()).toBe('done');
  await start();
  place('after');
  expect(state()).toEqual({ coaching: 'price' });
});

test('whoever bets without it is offered no coach any more, or has left it for good', async () => {
  const offered = await openCoach();
  offered.place();
  expect([offered.state(), offered.kept]).toEqual(['notOffered', ['notOffered']]);
  const left = await openCoach({ read: async () => 'left' });
  left.place();
  expect([left.state(), left.kept]).toEqual(['done', ['left', 'done']]);
});

test.each(['price', 'stake', 'bet'] as const)(
  'what was left by a reload goes on at its step: %s',
  async (step) => {
    const { state } = await openCoach({ read: async () => step });
    expect(state()).toEqual({ coaching: step });
  },
);

test.each(['left', 'done', 'notOffered'] as const)('what stood at “%s” stands there again', async (stand) => {
  expect((await openCoach({ read: async () => stand })).state()).toBe(stand);
});

test('an account of real money is offered nothing, and may ask for it', async () => {
  const { state, start } = await openCoach({ isPractice: false });
  expect(state()).toBe('notOffered');
  await start();
  expect(state()).toEqual({ coaching: 'price' });
});

test('where nothing is kept, or not in time, it is offered anew', async () => {
  const broken = await openCoach({ read: () => Promise.reject(new Error('denied')) });
  expect(broken.state()).toBe('offered');
  const { clock, state } = await openCoach({ read: never });
  expect(state()).toBe('reading');
  clock.increment(5_000);
  expect(state()).toBe('offered');
});

test('where no match is on, or none is told in time, it says so, and another press looks again', async () => {
  const answers: (string | null)[] = [null, match];
  const { state, start } = await openCoach({ find: async () => answers.shift()! });
  await start();
  expect(state()).toBe('noMatch');
  await start();
  expect(state()).toEqual({ coaching: 'price' });
  const silent = await openCoach({ find: never });
  await silent.start();
  expect(silent.state()).toBe('finding');
  silent.clock.increment(8_000);
  expect(silent.state()).toBe('noMatch');
});
