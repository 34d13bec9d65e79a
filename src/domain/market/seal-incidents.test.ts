import { expect, test } from 'vitest';
import { withoutSeal } from './seal-incidents.ts';

test('what happened is told without the seal and what was sealed', () => {
  const told = [`Sealed: sha256 ${'ab'.repeat(32)}`, 'Sealed lips', 'First digit: 4', 'Revealed: 5eed'];
  expect(withoutSeal(told.map((text) => ({ text })))).toEqual([
    { text: 'Sealed lips' },
    { text: 'First digit: 4' },
  ]);
});
