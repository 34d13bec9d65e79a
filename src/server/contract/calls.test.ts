import { expect, test } from 'vitest';
import { z } from 'zod';
import { errorAnswer } from './call.ts';
import { allCalls } from './calls.ts';
import { accountMessage, accountStreamQuery, streamMessage, streamQuery } from './stream.ts';
import { text } from './values.ts';

/** A schema and all schemas nested in it, each with its path. */
function* within(schema: z.ZodType, path: string): Generator<[path: string, schema: z.ZodType]> {
  yield [path, schema];
  const { def } = schema;
  for (const [name, part] of Object.entries(def)) yield* among(part, `${path}.${name}`);
}

function* among(part: unknown, path: string): Generator<[path: string, schema: z.ZodType]> {
  if (part instanceof z.ZodType) yield* within(part, path);
  else if (Array.isArray(part)) for (const one of part) yield* among(one, path);
  else if (Object.getPrototypeOf(part ?? '') === Object.prototype)
    for (const [name, one] of Object.entries(part as object)) yield* among(one, `${path}.${name}`);
}

/** Strings with a format of their own (a time, an address) can only be what the format allows. */
const isFree = (schema: z.ZodType): schema is z.ZodString =>
  schema instanceof z.ZodString && !(schema instanceof z.ZodISODateTime);

const schemas: [name: string, schema: z.ZodType][] = [
  ...allCalls.flatMap(({ name, params, query, body, data }) =>
    Object.entries({ params, query, body, data }).map(([part, schema]): [string, z.ZodType] => [
      `${name}.${part}`,
      schema,
    ]),
  ),
  ['error', errorAnswer],
  ['stream', streamMessage],
  ['stream.query', streamQuery],
  ['account stream', accountMessage],
  ['account stream.query', accountStreamQuery],
];

test('every text of the contract is well-formed and has no NUL', () => {
  const strings = schemas
    .flatMap(([name, schema]) => [...within(schema, name)])
    .filter(([, one]) => isFree(one));
  expect(strings.length).toBeGreaterThan(300);
  const [check] = text.def.checks ?? [];
  const others = strings.filter(([, one]) => !(one as z.ZodString).def.checks?.includes(check!));
  expect(others.map(([path]) => path)).toEqual([]);
});
