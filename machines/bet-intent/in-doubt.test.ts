import { expect, test } from 'vitest';
import { accepted, cut, never, openIntent } from '../testing/open-intent.ts';
import { sampleOrder, settle } from '../testing/samples.ts';
import type { LookUpAnswer } from './bet-intent.types.ts';

/** In doubt: sent, cut off, and asked about in vain for a minute. `asked` counts from there. */
async function openInDoubt(isFound = false) {
  let answer: () => Promise<LookUpAnswer> = cut;
  let asked = 0;
  const lookUp = () => (asked++, answer());
  const opened = openIntent({ isFound, send: cut, lookUp });
  await opened.wait(60_250);
  asked = 0;
  return {
    ...opened,
    asked: () => asked,
    answerWith: (next: () => Promise<LookUpAnswer>) => (answer = next),
  };
}

test.each([
  ['sent here', false],
  ['found after a reload', true],
])('a bet %s is in doubt: asked about on, more slowly, and never called failed', async (_, isFound) => {
  const { state, wait, asked, answerWith, did } = await openInDoubt(isFound);
  expect(state()).toBe('inDoubt');
  await wait(600_000);
  expect(state()).toBe('inDoubt');
  expect(asked()).toBeGreaterThanOrEqual(9);
  expect(asked()).toBeLessThanOrEqual(25);
  answerWith(async () => accepted(10_000));
  await wait(60_000);
  expect(state()).toBe('matched');
  expect(did.at(-1)).toBe('forget');
  expect(did.filter((each) => each.startsWith('send'))).toHaveLength(isFound ? 0 : 1);
});

test('a silent exchange is no other than a faulty one', async () => {
  const { state, wait } = openIntent();
  await wait(70_000);
  expect(['inDoubt', 'lookingAgain']).toContain(state());
});

test('the bettor may look again at once, and it shows', async () => {
  const { intent, state, asked, answerWith } = await openInDoubt();
  answerWith(() => never());
  intent.send({ type: 'retry.chosen' });
  expect(state()).toBe('lookingAgain');
  expect(asked()).toBe(1);
});

test('a look in vain leaves it in doubt', async () => {
  const { intent, state } = await openInDoubt();
  intent.send({ type: 'retry.chosen' });
  await settle();
  expect(state()).toBe('inDoubt');
});

test('that it never arrived is believed when it is said twice, without another long wait', async () => {
  const { intent, state, wait, answerWith } = await openInDoubt();
  answerWith(async () => ({ kind: 'neverArrived' }));
  intent.send({ type: 'retry.chosen' });
  await settle();
  expect(state()).toBe('inDoubt');
  await wait(1_000);
  expect(state()).toBe('neverArrived');
});

test('it can neither be sent again nor dropped, and the account feed may still answer', async () => {
  const { intent, now, state } = await openInDoubt();
  expect(now().can({ type: 'send.chosen' }) || now().can({ type: 'drop.chosen' })).toBe(false);
  intent.send({ type: 'order.changed', order: sampleOrder(4_000) });
  expect(state()).toBe('partlyMatched');
});
