import { describe, expect, test } from 'vitest';
import { areas } from './areas/all-areas.ts';
import { areasNotRun } from './areas/not-run.ts';
import { madeCases } from './support/made-cases.ts';
import type { ReferenceCase } from './support/reference-case.ts';

const caseOf = (area: string, parts: Partial<ReferenceCase> = {}): ReferenceCase => {
  const { input, expected } = madeCases[area]!;
  return { id: 'made', area, input, expected, ...parts };
};

describe.each(Object.keys(madeCases))('%s', (name) => {
  const { leaveOut, check } = areas[name]!;

  test('is run, and a right result passes', () => {
    const one = caseOf(name);
    expect(leaveOut?.(one)).toBeUndefined();
    expect(() => check(one)).not.toThrow();
  });

  test('a wrong result fails', () => {
    const { input, wrong, wrongInput = input } = madeCases[name]!;
    expect(() => check(caseOf(name, { input: wrongInput, expected: wrong }))).toThrow(Error);
  });

  test('a result that the adapter has no word for fails', () => {
    expect(() => check(caseOf(name, { expected: { colour: 'blue' } }))).toThrow(Error);
  });

  test('an input of another shape is not left out but fails', () => {
    const one = caseOf(name, { input: { colour: 'blue' } });
    expect(leaveOut?.(one)).toBeUndefined();
    expect(() => check(one)).toThrow(Error);
  });
});

test('every area that is run has a case made for it', () => {
  const running = Object.keys(areas).filter((area) => !Object.hasOwn(areasNotRun, area));
  expect(running.filter((area) => !Object.hasOwn(madeCases, area))).toEqual([]);
});

const market = { runners: [1, 2], numberOfWinners: 1 };
const place = { op: 'place', user: 8, size: 4, price: 3, runner: 1, t: 0 };
const back = { ...place, betId: 1, side: 'BACK' };
const lay = { ...place, betId: 2, side: 'LAY' };
const leftOut = (area: string, input: Record<string, unknown>, expected: Record<string, unknown> = {}) =>
  areas[area]!.leaveOut?.({ id: 'made', area, input, expected })?.state;

describe('what is overruled is found by the case itself', () => {
  test("one user's own orders that meet", () => {
    expect(leftOut('matching_place', { market, steps: [back, lay] })).toBe('overruled');
    const pair = { status: 'U', market: 1 };
    expect(leftOut('matching_pair', { resting: { ...back, ...pair }, incoming: { ...lay, ...pair } })).toBe(
      'overruled',
    );
  });

  test('orders that do not meet are not: two users, two runners, apart in price, or cancelled before', () => {
    for (const steps of [
      [back, { ...lay, user: 9 }],
      [back, { ...lay, runner: 2 }],
      [back, { ...lay, price: 2 }],
      [back, { op: 'cancel', betId: 1 }, lay],
      [back, { ...back, op: 'cancelBySize', betId: undefined, t: undefined }, lay],
    ]) {
      const sent = JSON.parse(JSON.stringify({ market, steps })) as Record<string, unknown>;
      expect(leftOut('matching_place', sent)).toBeUndefined();
    }
  });

  test('a fill-or-kill that is filled beyond its limit; one within it is not', () => {
    const kill = { side: 'BACK', price: 3, size: 2, availableOnOppositeSide: [] };
    expect(leftOut('order_fill_or_kill', kill, { matched: [[2.9, 2]] })).toBe('overruled');
    expect(leftOut('order_fill_or_kill', { ...kill, side: 'LAY' }, { matched: [[3.1, 2]] })).toBe(
      'overruled',
    );
    expect(leftOut('order_fill_or_kill', kill, { matched: [[3, 2]] })).toBeUndefined();
  });
});

test('a market order that would rest is not ours', () => {
  const sequence = [{ op: 'place', broker: 'X', side: 'Buy', qty: '5', price: 'MO' }, { expectBook: [] }];
  expect(leftOut('orderbook_gherkin', { sequence })).toBe('not ours');
});

describe('a refusal', () => {
  const error = { error: 'whatever the source calls it' };
  const check = (steps: unknown[]) => () =>
    areas.matching_place!.check({
      id: 'made',
      area: 'matching_place',
      input: { market, steps },
      expected: error,
    });
  const none = { ...back, size: 0 };
  const isExpected = { op: 'expectErrorFrom', call: 'placeBet(…' };

  test('is compared as refused, whatever its name', () => {
    expect(check([none, isExpected])).not.toThrow();
  });

  test('that does not come fails', () => {
    expect(check([back, isExpected])).toThrow('is refused');
  });

  test('at a step where the case expects none fails', () => {
    expect(check([none, back, isExpected])).toThrow(Error);
  });
});
