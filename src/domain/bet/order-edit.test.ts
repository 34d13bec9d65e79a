import fc from 'fast-check';
import { expect, test } from 'vitest';
import { must } from '../must.ts';
import { editOf, editTexts, readEdit, readEditedStake, type EditedOrder } from './order-edit.ts';

/** An order of 100.00 at 3.00 of which this much waits, minor units. */
const waiting = (remaining: number, changes: Partial<EditedOrder> = {}): EditedOrder => ({
  marketId: 'm',
  orderId: 'a',
  odds: 300,
  stake: 10_000,
  remaining,
  ...changes,
});

const typing = (opened: EditedOrder, typed: { oddsText?: string; stakeText?: string }) => ({
  ...editOf(opened),
  ...typed,
});

test.each([
  ['the odds alone', {}, { odds: 290, stake: 10_000 }],
  ['the odds and a smaller stake', { stakeText: '80' }, { odds: 290, stake: 8_000 }],
  ['the odds and a larger stake', { stakeText: '150' }, { odds: 290, stake: 15_000 }],
  ['the odds and the stake as it was', { stakeText: '100' }, { odds: 290, stake: 10_000 }],
])('60.00 of 100.00 is matched in an open edit of %s: the whole stake is asked for', (_, typed, asked) => {
  const edit = typing(waiting(10_000), { oddsText: '2.90', ...typed });
  expect(readEdit(edit, waiting(4_000))).toEqual(asked);
});

test('what was gone before the edit was opened is not typed again', () => {
  const edit = typing(waiting(6_000), { stakeText: '50' });
  expect(readEdit(edit, waiting(6_000))).toEqual({ odds: 300, stake: 9_000 });
  expect(readEditedStake(edit, waiting(4_000))).toEqual({ stake: 9_000, waits: 3_000 });
});

test.each(['60', '50', '0'])(
  'once 60.00 is matched, %s is no change: nothing of it would wait',
  (stakeText) => {
    expect(readEdit(typing(waiting(10_000), { stakeText }), waiting(4_000))).toBeNull();
  },
);

test('a comma is read as in any field: 2,50 at 2,9 is 2.50 at 2.90', () => {
  const edit = typing(waiting(10_000), { oddsText: '2,9', stakeText: '2,50' });
  expect(readEdit(edit, waiting(10_000))).toEqual({ odds: 290, stake: 250 });
});

test('what another tab changes stands as long as nothing is typed in its place', () => {
  const edit = editOf(waiting(10_000));
  const changed = waiting(5_000, { odds: 310, stake: 5_000 });
  expect(editTexts(edit, changed)).toEqual({ oddsText: '3.10', stakeText: '50.00' });
  expect(readEdit(edit, changed)).toBeNull();
  expect(readEdit({ ...edit, oddsText: '3.05' }, changed)).toEqual({ odds: 305, stake: 5_000 });
  expect(readEdit({ ...edit, stakeText: '40' }, changed)).toEqual({ odds: 310, stake: 4_000 });
});

test('whatever is gone meanwhile, nothing becomes a change by itself, and never more waits than the field shows', () => {
  const amount = fc.integer({ min: 1, max: 100_000 });
  fc.assert(
    fc.property(amount, fc.nat(100_000), fc.nat(100_000), amount, (whole, before, later, typed) => {
      const opened = waiting(Math.max(1, whole - before), { stake: whole });
      const now = { ...opened, remaining: Math.max(1, opened.remaining - later) };
      expect(readEdit(editOf(opened), now)).toBeNull();
      expect(readEdit(typing(opened, { oddsText: '2.90' }), now)).toEqual({ odds: 290, stake: whole });
      const edit = typing(opened, { stakeText: (typed / 100).toFixed(2) });
      const asked = must(readEditedStake(edit, now));
      expect(asked.stake).toBe(whole - opened.remaining + typed);
      expect(asked.waits).toBeLessThanOrEqual(typed);
    }),
  );
});

test('an exchange that tells less gone than before gets no more asked of it either', () => {
  const edit = typing(waiting(4_000), { stakeText: '40' });
  expect(readEditedStake(edit, waiting(10_000))).toEqual({ stake: 4_000, waits: 4_000 });
});
