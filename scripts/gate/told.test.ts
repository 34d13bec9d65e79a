import { expect, test } from 'vitest';
import { failuresTold } from './told.ts';

const failures = (count: number) =>
  Array.from({ length: count }, (_, at) => ({
    test: `a.test.ts: number ${at}`,
    error: `Error: ${at}\n\n${'    at somewhere\n'.repeat(40)}`,
  }));

test('each failure stands with the beginning of its error, all within 150 lines', () => {
  const few = failuresTold(failures(2));
  expect(few.slice(0, 2)).toEqual(['a.test.ts: number 0', '    Error: 0']);
  expect(few).toHaveLength(32);
  expect(failuresTold(failures(50))).toHaveLength(150);
});

test('of very many failures the rest is counted', () => {
  const many = failuresTold(failures(400));
  expect(many).toHaveLength(151);
  expect(many.at(-1)).toBe('and 250 more');
});
