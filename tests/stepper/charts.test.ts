import type { AnyStateMachine } from 'xstate';
import { expect, test } from 'vitest';
import { chartOf } from '#stepper/core/chart.ts';
import { faultsOfLayout } from '#stepper/testing/layout-faults.ts';
import { layoutOf } from '#stepper/view/layout.ts';

const modules = import.meta.glob<Record<string, unknown>>('../../machines/*/*.machine.ts', { eager: true });

const isMachine = (value: unknown): value is AnyStateMachine =>
  typeof value === 'object' && value !== null && 'root' in value && 'implementations' in value;

const machines = Object.values(modules).flatMap((module) =>
  Object.entries(module).filter((entry): entry is [string, AnyStateMachine] => isMachine(entry[1])),
);

test('every machine of the house is there', () => {
  expect(machines.length).toBeGreaterThanOrEqual(Object.keys(modules).length);
});

test.each(machines)('%s has a chart with every box in its parent and none over another', (_, machine) => {
  const chart = chartOf(machine);
  expect(layoutOf(chart).boxes).toHaveLength(chart.states.size);
  expect(faultsOfLayout(layoutOf(chart))).toEqual([]);
});
