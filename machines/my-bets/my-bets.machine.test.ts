import { expect, test } from 'vitest';
import { accepted, one, openMyBets, order, refused } from '../testing/open-my-bets.ts';
import { selectTab } from './my-bets.machine.ts';

test('[PNL-1] matched bets are shown first, unmatched ones when chosen', () => {
  const { actor } = openMyBets();
  expect(selectTab(actor.getSnapshot())).toBe('matched');
  actor.send({ type: 'tab.chosen', tab: 'unmatched' });
  expect(selectTab(actor.getSnapshot())).toBe('unmatched');
});

test('a cancel is asked for once, however often it is pressed', () => {
  const { actor, changes, changeOf } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  actor.send({ type: 'cancel.chosen', ...one });
  expect(changes).toEqual([{ what: 'cancel', clientId: 'change-1', ...one }]);
  expect(changeOf('a')).toMatchObject({ kind: 'pending' });
});

test('an accepted cancel leaves nothing behind, a refused one its reason; each has an id of its own', async () => {
  const { actor, answers, changes, changeOf, changesOpen, done } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  await answers[0]!(accepted);
  expect(changeOf('a')).toBeUndefined();
  expect(done()).toMatchObject({ orderId: 'a', what: 'cancel' });
  actor.send({ type: 'cancel.chosen', ...one });
  await answers[1]!(refused);
  expect(changeOf('a')).toMatchObject({ kind: 'refused', message: 'Nothing is left.', isGivenUp: false });
  expect(changes.map(({ clientId }) => clientId)).toEqual(['change-1', 'change-2']);
  // The row shows the refused one.
  expect(changesOpen()).toEqual(['change-2']);
});

test.each(['a fault', 'eight seconds of silence'])(
  'after %s the change is given up, and nothing else is asked of that bet until its fate is known',
  async (how) => {
    const { actor, answers, changes, changeOf, clock, fates, givenUp } = openMyBets();
    actor.send({ type: 'cancel.chosen', ...one });
    clock.increment(7_999);
    expect(changeOf('a')).toMatchObject({ kind: 'pending' });
    if (how === 'a fault') await answers[0]!('fault');
    else clock.increment(1);
    expect(changeOf('a')).toMatchObject({ kind: 'givingUp', what: 'cancel' });
    actor.send({ type: 'edit.opened', order });
    actor.send({ type: 'edit.typed', stakeText: '150' });
    actor.send({ type: 'edit.saved', order });
    actor.send({ type: 'cancel.chosen', ...one });
    expect(changes.length).toBe(1);
    await fates[0]!({ kind: 'refused', message: 'We withdrew it.' });
    expect(givenUp).toEqual(['change-1']);
    expect(changeOf('a')).toMatchObject({ kind: 'refused', what: 'cancel', message: 'We withdrew it.' });
    actor.send({ type: 'edit.saved', order });
    expect(changes[1]).toMatchObject({ what: 'edit', clientId: 'change-2', stake: 19_000 });
  },
);

test('a change that was there before it was given up counts as done', async () => {
  const { actor, changeOf, clock, done, fates } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  clock.increment(8_000);
  await fates[0]!(accepted);
  expect(changeOf('a')).toBeUndefined();
  expect(done()).toMatchObject({ what: 'cancel' });
});

test('it is asked about until the exchange answers, at once when the network returns', async () => {
  const { actor, changeOf, clock, fates, givenUp } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  clock.increment(8_000);
  await fates[0]!('fault');
  expect(givenUp.length).toBe(1);
  clock.increment(60_000);
  expect(givenUp.length).toBe(2);
  await fates[1]!('fault');
  actor.send({ type: 'network.returned' });
  expect(givenUp).toEqual(['change-1', 'change-1', 'change-1']);
  await fates[2]!(accepted);
  expect(changeOf('a')).toBeUndefined();
});

const kept = { what: 'edit', ...one, clientId: 'earlier-1', odds: 240, stake: 9_000 } as const;

test('a change of an earlier visit is given up when another tab has had the time to hear of it, and nothing else is asked meanwhile', async () => {
  const { actor, changes, changeOf, clock, fates, givenUp } = openMyBets();
  actor.send({ type: 'changes.found', changes: [kept] });
  actor.send({ type: 'cancel.chosen', ...one });
  expect(changes).toEqual([]);
  expect(changeOf('a')).toEqual({ kind: 'pending', what: 'edit' });
  clock.increment(7_999);
  expect(givenUp).toEqual([]);
  clock.increment(1);
  expect(givenUp).toEqual(['earlier-1']);
  await fates[0]!({ kind: 'refused', message: 'We withdrew it.' });
  expect(changeOf('a')).toMatchObject({ kind: 'refused', what: 'edit', message: 'We withdrew it.' });
});

test('of a bet that is asked for something here, an earlier visit’s change is not heard', () => {
  const { actor, changeOf } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  actor.send({ type: 'changes.found', changes: [kept] });
  expect(changeOf('a')).toEqual({ kind: 'pending', what: 'cancel' });
});

test('a change is kept until it is known what became of it', async () => {
  const { actor, answers, clock, fates, kept: keptNow } = openMyBets();
  actor.send({ type: 'cancel.chosen', ...one });
  expect([...keptNow.keys()]).toEqual(['change-1']);
  await answers[0]!(refused);
  expect([...keptNow.keys()]).toEqual([]);
  actor.send({ type: 'cancel.chosen', ...one });
  clock.increment(8_000);
  expect([...keptNow.keys()]).toEqual(['change-2']);
  await fates[0]!(accepted);
  expect([...keptNow.keys()]).toEqual([]);
});

test('cancel all asks for each order', () => {
  const { actor, changes } = openMyBets();
  actor.send({ type: 'cancelAll.chosen', orders: [one, { marketId: 'n', orderId: 'b' }] });
  expect(changes.map(({ orderId }) => orderId)).toEqual(['a', 'b']);
});

test('a fault in one change is reported, and leaves the others as they are', () => {
  const fault = new Error('A fault of ours');
  const { actor, changeOf, faults } = openMyBets({
    store: ({ orderId }) => {
      if (orderId === 'a') throw fault;
    },
  });
  actor.send({ type: 'cancelAll.chosen', orders: [one, { marketId: 'n', orderId: 'b' }] });
  expect(faults).toEqual([fault]);
  expect(changeOf('b')).toMatchObject({ kind: 'pending' });
});
