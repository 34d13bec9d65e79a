import { expect, test } from 'vitest';
import { forwardOnly } from './forward-only.ts';

test('a clock that is set back goes on from where it was, as fast as the machine’s', () => {
  let read = '2026-05-01T12:00:00.000Z';
  const now = forwardOnly(() => read);
  expect(now()).toBe('2026-05-01T12:00:00.000Z');
  read = '2026-05-01T11:00:00.000Z';
  expect(now()).toBe('2026-05-01T12:00:00.000Z');
  read = '2026-05-01T11:00:05.000Z';
  expect(now()).toBe('2026-05-01T12:00:05.000Z');
  // Set back once more, and forward again: it never jumps back, and is ahead no further than it must be.
  read = '2026-05-01T10:30:00.000Z';
  expect(now()).toBe('2026-05-01T12:00:05.000Z');
});
