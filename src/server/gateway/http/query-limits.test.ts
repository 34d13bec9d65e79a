import { expect, test } from 'vitest';
import { queryLimits, readQuery } from './query-limits.ts';

const codeOf = (text: string) => {
  const read = readQuery(text);
  return 'refusal' in read ? read.refusal.code : 'read';
};
const nested = (depth: number) => '{ a '.repeat(depth) + '}'.repeat(depth);

test('a query is read down to the deepest level and no deeper', () => {
  expect(codeOf(nested(queryLimits.depth))).toBe('read');
  expect(codeOf(nested(queryLimits.depth + 1))).toBe('QUERY_TOO_DEEP');
});

test('fragments count where they are spread, named or inline', () => {
  const inner = nested(queryLimits.depth - 1);
  expect(codeOf(`{ a { ...F } } fragment F on T ${inner}`)).toBe('read');
  expect(codeOf(`{ a { b { ...F } } } fragment F on T ${inner}`)).toBe('QUERY_TOO_DEEP');
  expect(codeOf(`{ a { b { ... on T ${inner} } } }`)).toBe('QUERY_TOO_DEEP');
});

test('a fragment inside itself ends the measuring, not the process', () => {
  expect(codeOf('{ ...F } fragment F on T { a { ...G } } fragment G on T { b { ...F } }')).toBe('read');
});

test('what a fragment repeats is counted each time it is spread', () => {
  const fragment = `fragment F on T { ${Array.from({ length: 5 }, (_, n) => `x${n}: a`).join(' ')} }`;
  expect(codeOf(`{ a { ...F ...F ...F ...F } } ${fragment}`)).toBe('read');
  expect(codeOf(`{ a { ...F ...F ...F ...F ...F } } ${fragment}`)).toBe('QUERY_TOO_LARGE');
});

test('too many aliases, fields at the top, tokens or characters are too large', () => {
  const many = (count: number, field: (n: number) => string) =>
    `{ ${Array.from({ length: count }, (_, n) => field(n)).join(' ')} }`;
  expect(codeOf(`{ a ${many(21, (n) => `x${n}: b`)} }`)).toBe('QUERY_TOO_LARGE');
  expect(codeOf(many(21, (n) => `a${n}`))).toBe('QUERY_TOO_LARGE');
  expect(codeOf(`{ a ${many(2_000, () => 'b')} }`)).toBe('QUERY_TOO_LARGE');
  expect(codeOf(`{ a } #${'x'.repeat(queryLimits.characters)}`)).toBe('QUERY_TOO_LARGE');
});

test('introspection is as deep as it needs to be, and what cannot be read says where', () => {
  expect(codeOf(`{ __schema ${nested(12)} }`)).toBe('read');
  expect(readQuery('{ a')).toMatchObject({
    refusal: { code: 'QUERY_UNREADABLE', message: expect.stringContaining('Syntax Error') },
  });
});
