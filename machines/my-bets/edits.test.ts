import { expect, test } from 'vitest';
import { accepted, one, openMyBets, order, refused } from '../testing/open-my-bets.ts';

test('an edit starts with what stands, and asks for the whole stake, what is matched included', async () => {
  const { actor, answers, changes, editing, done } = openMyBets();
  actor.send({ type: 'edit.opened', order });
  expect(editing()).toEqual({ orderId: 'a', oddsText: '2.36', stakeText: '60.00' });
  actor.send({ type: 'edit.typed', oddsText: '2.4', stakeText: '50' });
  actor.send({ type: 'edit.saved', order });
  actor.send({ type: 'edit.saved', order });
  expect(changes).toEqual([{ what: 'edit', clientId: 'change-1', ...one, odds: 240, stake: 9_000 }]);
  await answers[0]!(accepted);
  expect(editing()).toBeNull();
  expect(done()).toMatchObject({ orderId: 'a', what: 'edit' });
});

test.each([
  ['nothing changed', {}],
  ['no odds', { oddsText: 'evens' }],
  ['no stake', { stakeText: '' }],
  ['a stake of nothing', { stakeText: '0' }],
])('an edit with %s asks for nothing', (_, typed) => {
  const { actor, changes } = openMyBets();
  actor.send({ type: 'edit.opened', order });
  actor.send({ type: 'edit.typed', ...typed });
  actor.send({ type: 'edit.saved', order });
  expect(changes).toEqual([]);
});

test('a refused edit stays open with what was typed; one that is closed asks for nothing', async () => {
  const { actor, answers, changes, editing } = openMyBets();
  actor.send({ type: 'edit.opened', order });
  actor.send({ type: 'edit.typed', oddsText: '2.37' });
  actor.send({ type: 'edit.saved', order });
  await answers[0]!(refused);
  expect(editing()?.oddsText).toBe('2.37');
  actor.send({ type: 'edit.closed' });
  actor.send({ type: 'edit.saved', order });
  expect(changes.length).toBe(1);
});

test('an edit that is closed while it is on its way is given up at once', async () => {
  const { actor, answers, changeOf, editing, fates, givenUp } = openMyBets();
  actor.send({ type: 'edit.opened', order });
  actor.send({ type: 'edit.typed', stakeText: '5000' });
  actor.send({ type: 'edit.saved', order });
  actor.send({ type: 'edit.closed' });
  expect(editing()).toBeNull();
  expect(changeOf('a')).toMatchObject({ kind: 'givingUp' });
  expect(givenUp).toMatchObject(['change-1']);
  // The request's own answer is ignored now. The exchange's word on the change counts.
  await answers[0]!(accepted);
  expect(changeOf('a')).toMatchObject({ kind: 'givingUp' });
  await fates[0]!(refused);
  expect(changeOf('a')).toMatchObject({ kind: 'refused' });
});
