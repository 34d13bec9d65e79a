import { expect, test } from 'vitest';
import { continuityOf, isBehind } from './sequence.ts';

const at = { epoch: 'e', to: 5 };

test('a change is applied only to what stands at its own start', () => {
  expect(continuityOf(at, { epoch: 'e', from: 5, to: 8 })).toBe('apply');
  expect(continuityOf(at, { epoch: 'e', from: 6, to: 8 })).toBe('gap');
  expect(continuityOf(at, { epoch: 'other', from: 5, to: 6 })).toBe('gap');
  expect(continuityOf(null, { epoch: 'e', from: 0, to: 1 })).toBe('gap');
});

test('a change that is already in is skipped; one that only overlaps is a gap', () => {
  expect(continuityOf(at, { epoch: 'e', from: 3, to: 5 })).toBe('skip');
  expect(continuityOf(at, { epoch: 'e', from: 3, to: 6 })).toBe('gap');
});

test('a heartbeat beyond what stands tells of something missed', () => {
  expect(isBehind(at, { epoch: 'e', to: 5 })).toBe(false);
  expect(isBehind(at, { epoch: 'e', to: 6 })).toBe(true);
  expect(isBehind(at, { epoch: 'other', to: 1 })).toBe(true);
});
