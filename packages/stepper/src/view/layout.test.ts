import { createMachine } from 'xstate';
import { describe, expect, test } from 'vitest';
import { chartOf } from '../core/chart.ts';
import { tenMachines } from '../testing/ten-machines.ts';
import { faultsOfLayout } from '../testing/layout-faults.ts';
import { layoutOf } from './layout.ts';

test.each(Object.entries(tenMachines))(
  '%s has every box in its parent and none over another',
  (_, { machine }) => {
    const chart = chartOf(machine);
    expect(layoutOf(chart).boxes).toHaveLength(chart.states.size);
    expect(faultsOfLayout(layoutOf(chart))).toEqual([]);
  },
);

describe('a line', () => {
  const nested = createMachine({
    id: 'nested',
    initial: 'outer',
    states: {
      outer: {
        initial: 'first',
        on: { into: '.second', self: { target: 'outer', reenter: true }, away: 'other' },
        states: { first: { on: { across: '#deep', up: '#nested.outer' } }, second: {} },
      },
      other: { initial: 'inner', states: { inner: { id: 'deep', on: { back: '#nested.outer.second' } } } },
    },
  });
  const { lines, boxes } = layoutOf(chartOf(nested));

  test('joins the children of the innermost state around both ends, and stands for all between them', () => {
    expect(lines.map(({ id, edges }) => [id, edges])).toEqual([
      ['nested.outer>nested.other', ['nested.outer|away|0', 'nested.outer.first|across|0']],
      ['nested.other>nested.outer', ['deep|back|0']],
    ]);
  });

  test('ends at the edge of its box', () => {
    const target = boxes.find(({ state }) => state.id === 'nested.other');
    expect(lines[0]?.points.at(-1)?.y).toBe(target?.y);
  });
});

test('children that nothing joins stand in rows, so that a chart is not as wide as it has states', () => {
  const states = Object.fromEntries(Array.from({ length: 12 }, (_, at) => [`state${at}`, {}]));
  const { width } = layoutOf(chartOf(createMachine({ id: 'many', initial: 'state0', states })));
  expect(width).toBeLessThan(1000);
});
