import { expect, test } from 'vitest';
import { timing } from '#domain/site/timing.ts';
import { accepted, givenUp, openChange, refused, sampleEdit } from '../testing/open-change.ts';

test('it is sent once, stored until the answer that it is done, and asked for no more', async () => {
  const { answer, calls, clock, heard, kept, shown } = openChange();
  expect(calls).toEqual(['send change-1']);
  expect([...kept]).toEqual(['change-1']);
  expect(shown()).toEqual({ kind: 'pending', what: 'edit' });
  clock.increment(timing.callAnswer - 1);
  await answer(accepted);
  expect(heard).toEqual([{ type: 'change.accepted', change: sampleEdit }]);
  expect([...kept]).toEqual([]);
  clock.increment(600_000);
  expect(calls).toEqual(['send change-1']);
});

test('a refusal is reported with its reason, and is not called given up', async () => {
  const { answer, calls, kept, shown, told } = openChange();
  await answer(refused);
  expect(shown()).toEqual({ kind: 'refused', what: 'edit', message: 'Suspended.', isGivenUp: false });
  expect(told()).toEqual(['change.refused']);
  expect([...kept]).toEqual([]);
  expect(calls).toEqual(['send change-1']);
});

test('a cut call says nothing about the change: it is given up, not sent again', async () => {
  const { answer, calls, kept, shown, told } = openChange();
  await answer('fault');
  expect(shown()).toEqual({ kind: 'givingUp', what: 'edit' });
  expect(told()).toEqual(['change.unanswered']);
  expect(calls).toEqual(['send change-1', 'give up change-1']);
  expect([...kept]).toEqual(['change-1']);
  await answer(givenUp);
  expect(shown()).toEqual({ kind: 'refused', what: 'edit', message: 'Withdrawn.', isGivenUp: true });
  expect(told()).toEqual(['change.unanswered', 'change.refused']);
  expect([...kept]).toEqual([]);
});

test('a call without an answer is given up after eight seconds', () => {
  const { calls, clock, shown } = openChange();
  clock.increment(7_999);
  expect(shown().kind).toBe('pending');
  clock.increment(1);
  expect(shown().kind).toBe('givingUp');
  expect(calls).toEqual(['send change-1', 'give up change-1']);
});

test('an answer to the call that comes late is ignored: the exchange’s word on the given up change counts', async () => {
  const { answer, clock, shown, told } = openChange();
  clock.increment(timing.callAnswer);
  await answer(accepted, 0);
  expect(shown().kind).toBe('givingUp');
  expect(told()).toEqual(['change.unanswered']);
  await answer(givenUp);
  expect(shown()).toMatchObject({ kind: 'refused', isGivenUp: true });
  expect(told()).toEqual(['change.unanswered', 'change.refused']);
});

test.each([
  ['done', accepted, 'change.accepted', {}],
  ['refused', refused, 'change.refused', { kind: 'refused', message: 'Suspended.', isGivenUp: false }],
])('a change that was %s before it was given up stays so', async (_, fate, word, shows) => {
  const { answer, shown, told } = openChange();
  await answer('fault');
  await answer(fate);
  expect(told()).toEqual(['change.unanswered', word]);
  expect(shown()).toMatchObject(shows);
});

test('one that the bettor abandons is given up at once, and only once', async () => {
  const { answer, calls, send, shown, told } = openChange();
  send({ type: 'change.abandoned' });
  send({ type: 'change.abandoned' });
  expect(shown().kind).toBe('givingUp');
  expect(calls).toEqual(['send change-1', 'give up change-1']);
  await answer(accepted, 0);
  await answer(givenUp);
  expect(told()).toEqual(['change.unanswered', 'change.refused']);
});

test('it is given up again with growing waits until the exchange answers, and stays stored until then', async () => {
  const { answer, calls, clock, kept, told } = openChange();
  await answer('fault');
  const waits: number[] = [];
  for (let attempt = 2; attempt < 10; attempt++) {
    await answer('fault');
    let waited = 0;
    for (; calls.length === attempt && waited <= timing.retryCap; waited += 10) clock.increment(10);
    waits.push(waited);
  }
  expect(waits[0]).toBeLessThanOrEqual(timing.retryFirst);
  expect(waits.at(-1)).toBeGreaterThanOrEqual(timing.retryCap / 2);
  expect(waits.at(-1)).toBeLessThanOrEqual(timing.retryCap);
  expect(new Set(calls.slice(1))).toEqual(new Set(['give up change-1']));
  expect(told()).toEqual(['change.unanswered']);
  expect([...kept]).toEqual(['change-1']);
  await answer(accepted);
  expect(told()).toEqual(['change.unanswered', 'change.accepted']);
  expect([...kept]).toEqual([]);
});

test('an attempt without an answer ends after eight seconds; the network coming back tries again at once', async () => {
  const { answer, calls, clock, send, shown } = openChange();
  await answer('fault');
  clock.increment(timing.callAnswer);
  send({ type: 'network.returned' });
  expect(calls).toHaveLength(3);
  // That attempt is over, so its answer is late.
  await answer(accepted, 1);
  expect(shown().kind).toBe('givingUp');
  await answer(accepted, 2);
  expect(calls).toHaveLength(3);
});

test('the next page sends nothing: another tab has the time to hear the answer, then the change is given up', async () => {
  const { answer, calls, clock, kept, send, shown, told } = openChange({ isFound: true });
  kept.add('change-1');
  expect(shown()).toEqual({ kind: 'pending', what: 'edit' });
  send({ type: 'network.returned' });
  clock.increment(timing.callAnswer - 1);
  expect(calls).toEqual([]);
  clock.increment(1);
  expect(calls).toEqual(['give up change-1']);
  expect(told()).toEqual(['change.unanswered']);
  await answer(accepted);
  expect(told()).toEqual(['change.unanswered', 'change.accepted']);
  expect([...kept]).toEqual([]);
});
