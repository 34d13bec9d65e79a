import { expect, test } from 'vitest';
import type { PlacedBet, SlipFacts } from '#domain/bet/slip-facts.ts';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { coachMachine, stepOf, type CoachEvent } from './coach.machine.ts';

const bet = (clientId: string, isMatched = true): PlacedBet => ({ clientId, marketId: '1.1', isMatched });
const slips: SlipFacts[] = [
  { hasSelection: false, placed: [] },
  { hasSelection: true, placed: [] },
  { hasSelection: false, placed: [bet('first', false)] },
  { hasSelection: false, placed: [bet('first')] },
  { hasSelection: true, placed: [bet('first')] },
  { hasSelection: false, placed: [bet('first'), bet('second')] },
];
const events: CoachEvent[] = [
  ...slips.map((slip): CoachEvent => ({ type: 'slip.changed', slip })),
  { type: 'start.pressed' },
  { type: 'skip.pressed' },
  { type: 'gotIt.pressed' },
];
const steps = [true, false].flatMap((isPractice) =>
  stepsOf(
    walk(coachMachine, {
      input: { isPractice },
      events: [
        ...events,
        ...[null, 'price', 'stake', 'bet', 'left', 'done', 'notOffered'].map((stand) =>
          done('readStand', stand),
        ),
        failed('readStand'),
        after('storeAnswer', 'coach.reading'),
        done('findMatch', '/marketdetails/7.1/4'),
        done('findMatch', null),
        failed('findMatch'),
        after('callAnswer', 'coach.finding'),
      ],
      key: ({ context }) => context,
    }),
  ),
);
const reached = (state: object | string) => (step: (typeof steps)[number]) =>
  JSON.stringify(step.after.value) === JSON.stringify(state) &&
  JSON.stringify(step.before.value) !== JSON.stringify(state);

test('every state is reached', () => {
  const states = ['reading', 'notOffered', 'offered', 'finding', 'noMatch', 'left', 'done'];
  const coached = ['price', 'stake', 'bet'].map((step) => ({ coaching: step }));
  expect(new Set(steps.map(({ after: then }) => JSON.stringify(then.value)))).toEqual(
    new Set([...states, ...coached].map((state) => JSON.stringify(state))),
  );
});

test('on every path only a bet placed since the coach was asked for leads to the last step', () => {
  const led = steps
    .filter(reached({ coaching: 'bet' }))
    .filter(({ event }) => event.type !== 'xstate.done.actor.readStand');
  expect(led.length).toBeGreaterThan(0);
  for (const { before, event, path } of led) {
    const { slip } = event as Extract<CoachEvent, { type: 'slip.changed' }>;
    expect(event.type, path).toBe('slip.changed');
    expect(
      slip.placed.some(({ clientId }) => !before.context.known.includes(clientId)),
      path,
    ).toBe(true);
  }
});

test('on every path the coach begins by a press, or goes on after a reload', () => {
  const begun = steps.filter(({ before, after: then }) => stepOf(before) === null && stepOf(then) !== null);
  expect(begun.length).toBeGreaterThan(0);
  for (const { before, event, path } of begun) {
    const wasAsked = before.matches('finding') || before.matches('noMatch') || event.type === 'start.pressed';
    expect(wasAsked || event.type === 'xstate.done.actor.readStand', path).toBe(true);
  }
});

test('on every path whoever is coached can leave with one press', () => {
  const coached = steps.filter(({ after: then }) => stepOf(then) !== null);
  for (const { after: then, path } of coached) expect(then.can({ type: 'skip.pressed' }), path).toBe(true);
  const left = steps.filter(({ event }) => event.type === 'skip.pressed');
  for (const { after: then, path } of left) expect(stepOf(then), path).toBeNull();
});

test('on every path what is coached, left or done is kept as it is reached', () => {
  for (const state of ['left', 'done', { coaching: 'price' }, { coaching: 'stake' }, { coaching: 'bet' }]) {
    const stand = typeof state === 'string' ? state : state.coaching;
    for (const { actions, path } of steps.filter(reached(state)))
      expect(actions, path).toContainEqual(expect.objectContaining({ type: 'keepStand', params: { stand } }));
  }
});
