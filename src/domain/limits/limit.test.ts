import fc from 'fast-check';
import { expect, test } from 'vitest';
import { changedLimit, confirmedLimit, leftOf, noLimit, raiseAt, type Limit } from './limit.ts';

const asked = '2026-05-01T12:00:00.000Z';
const none = noLimit('DEPOSIT', 'DAY');
const held = changedLimit(none, 5_000, '2026-04-01T00:00:00.000Z');
const raised = changedLimit(held, 9_000, asked);

test('a first limit holds at once, and so does a lower one', () => {
  expect(changedLimit(none, 5_000, asked)).toMatchObject({ amount: 5_000, since: asked, asked: null });
  expect(changedLimit(held, 4_999, asked)).toMatchObject({ amount: 4_999, since: asked, asked: null });
});

test.each([9_000, 5_001, null])('a raise to %s waits, and the lower one holds meanwhile', (amount) => {
  expect(changedLimit(held, amount, asked)).toEqual({ ...held, asked: { amount, at: asked } });
});

test.each([
  ['2026-05-02T11:59:59.999Z', 'TOO_EARLY'],
  ['2026-05-02T12:00:00.000Z', 9_000],
  ['2026-05-09T11:59:59.999Z', 9_000],
  ['2026-05-09T12:00:00.000Z', 'NOTHING_ASKED'],
] as const)('a raise asked for at noon on 1 May and confirmed at %s: %s', (at, outcome) => {
  const confirmed = confirmedLimit(raised, at);
  expect(typeof confirmed === 'string' ? confirmed : confirmed.amount).toBe(outcome);
});

test('a raise is confirmed once', () => {
  const confirmed = confirmedLimit(raised, '2026-05-02T12:00:00.000Z') as Limit;
  expect(confirmedLimit(confirmed, '2026-05-02T12:00:01.000Z')).toBe('NOTHING_ASKED');
});

test('a second ask takes the place of the first and waits anew', () => {
  const again = changedLimit(raised, 7_000, '2026-05-02T11:00:00.000Z');
  expect(confirmedLimit(again, '2026-05-02T12:00:00.000Z')).toBe('TOO_EARLY');
  expect(confirmedLimit(again, '2026-05-03T11:00:00.000Z')).toMatchObject({ amount: 7_000 });
});

test.each([5_000, 3_000])('lowering to %s, or asking for what holds, ends the raise', (amount) => {
  const lowered = changedLimit(raised, amount, '2026-05-02T11:00:00.000Z');
  expect(confirmedLimit(lowered, '2026-05-02T12:00:00.000Z')).toBe('NOTHING_ASKED');
  expect(lowered.amount).toBe(amount);
});

test('what is left is never below 0', () => {
  expect([leftOf(500, 200), leftOf(500, 500), leftOf(500, 700)]).toEqual([300, 0, 0]);
});

const hour = 3_600_000;

/** Plainly, from all that was done: what holds is the last first, lower or confirmed amount. */
function slowAmount(deeds: readonly { amount: number | null | 'YES'; at: number }[]): number | null {
  let holds: number | null = null;
  let wish: { amount: number | null; at: number } | null = null;
  for (const { amount, at } of deeds) {
    const waited = wish ? at - wish.at : 0;
    if (amount !== 'YES') {
      const isRaise: boolean = holds !== null && (amount === null || amount > holds);
      wish = isRaise ? { amount, at } : null;
      if (!isRaise) holds = amount;
    } else if (wish && waited >= 24 * hour && waited < 8 * 24 * hour) {
      holds = wish.amount;
      wish = null;
    }
  }
  return holds;
}

test('whatever is asked and confirmed, early or late, the limit is what a plain reading says', () => {
  const amount = fc.oneof(
    { weight: 2, arbitrary: fc.constant('YES' as const) },
    { weight: 3, arbitrary: fc.integer({ min: 1, max: 6 }) },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  // Often at the very ends of the time for a yes.
  const wait = fc.constantFrom(0, 1, 24 * hour - 1, 24 * hour, 8 * 24 * hour - 1, 8 * 24 * hour, 3 * hour);
  fc.assert(
    fc.property(fc.array(fc.tuple(amount, wait), { maxLength: 12 }), (steps) => {
      let limit = none;
      let at = Date.parse(asked);
      const deeds = steps.map(([wanted, pause]) => ({ amount: wanted, at: (at += pause) }));
      for (const deed of deeds) {
        const now = new Date(deed.at).toISOString();
        if (deed.amount !== 'YES') limit = changedLimit(limit, deed.amount, now);
        else {
          const confirmed = confirmedLimit(limit, now);
          if (typeof confirmed !== 'string') limit = confirmed;
        }
        // What is shown as waiting is what may still be confirmed.
        expect(raiseAt(limit, now) === null).toBe(confirmedLimit(limit, now) === 'NOTHING_ASKED');
      }
      expect(limit.amount).toBe(slowAmount(deeds));
    }),
    { numRuns: 2_000 },
  );
});
