import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { plantedFaults } from './planted-faults.ts';

test.for(plantedFaults)('$name: its text stands once in $file', ({ file, text, fault }) => {
  expect(readFileSync(file, 'utf8').split(text)).toHaveLength(2);
  expect(fault).not.toBe(text);
});

test('there are thirty at least, each with a name of its own', () => {
  expect(plantedFaults.length).toBeGreaterThanOrEqual(30);
  expect(new Set(plantedFaults.map(({ name }) => name)).size).toBe(plantedFaults.length);
});
