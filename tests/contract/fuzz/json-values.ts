import fc from 'fast-check';
import type { Hints } from './hints.ts';

/** The part of JSON Schema that the OpenAPI document uses. */
export interface JsonSchema {
  type?: string;
  const?: unknown;
  enum?: unknown[];
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  maxItems?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
}

/** The limits of what storage, dates and arithmetic can hold, all valid times by the contract. */
const times = [
  '2026-05-01T12:00:00Z',
  '2026-05-01T12:00:00.123456789Z',
  '2020-01-01T00:00:00Z',
  '0001-01-01T00:00:00.000Z',
  '1970-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999Z',
  '2024-02-29T23:59:59Z',
];

const plainText = fc.oneof(
  fc.string({ maxLength: 40 }),
  fc.string({ unit: 'grapheme', maxLength: 12 }),
  fc.constantFrom(
    "'; drop table ledger_entries; --",
    '%',
    '_',
    '\\',
    '\u202E',
    '\t\n',
    '<b>',
    '__proto__',
    '-1',
    '0',
    '1e9',
  ),
);

function stringOf(
  { format, pattern, allOf, minLength = 0, maxLength = 200 }: JsonSchema,
  hint: fc.Arbitrary<unknown>,
) {
  if (format === 'date-time') return fc.oneof(fc.constantFrom(...times), fc.constant('2026-05-01T12:00:00Z'));
  const patterns = [pattern, ...(allOf ?? []).map((one) => one.pattern)].flatMap((one) =>
    one === undefined ? [] : [new RegExp(one, 'u')],
  );
  const isAllowed = (text: unknown) =>
    typeof text === 'string' &&
    text.length >= minLength &&
    text.length <= maxLength &&
    patterns.every((one) => one.test(text));
  const day = fc.constantFrom('2026-05-01', '2026-04-01', '0000-00-00', '9999-12-31', '2026-02-30');
  const word = fc.string({
    unit: fc.constantFrom('a', 'b', 'x', 'z', '0', '1', '9', '.', '_', '-'),
    minLength: Math.max(minLength, 3),
    maxLength: Math.min(maxLength, 30),
  });
  // A narrow pattern is never met by chance. `stringMatching` knows no looking ahead.
  const narrow = patterns.filter(({ source }) => !source.includes('(?')).map((one) => fc.stringMatching(one));
  const any = fc
    .oneof(plainText, day, word, fc.constant('x'.repeat(maxLength)), fc.constantFrom(...times), ...narrow)
    .filter(isAllowed);
  return hint.chain((value) =>
    isAllowed(value)
      ? fc.oneof({ weight: 6, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: any })
      : any,
  );
}

function integerOf(
  { minimum, exclusiveMinimum, maximum = Number.MAX_SAFE_INTEGER }: JsonSchema,
  hint: fc.Arbitrary<unknown>,
) {
  const least = minimum ?? (exclusiveMinimum ?? Number.MIN_SAFE_INTEGER) + 1;
  const isAllowed = (value: unknown) =>
    Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= maximum;
  const edges = [least, least + 1, maximum, maximum - 1, 0, 1, -1, 100, 236, 10_000, 2 ** 31, 2 ** 40].filter(
    isAllowed,
  );
  const any = fc.oneof(
    fc.constantFrom(...edges),
    fc.integer({ min: Math.max(least, -1e9), max: Math.min(maximum, 1e9) }),
  );
  return hint.chain((value) =>
    isAllowed(value)
      ? fc.oneof({ weight: 5, arbitrary: fc.constant(value) }, { weight: 1, arbitrary: any })
      : any,
  );
}

/** Values that the schema allows; `name` is the field's. */
export function valuesOf(schema: JsonSchema, name: string, hints: Hints): fc.Arbitrary<unknown> {
  const { type, anyOf, oneOf, properties = {}, required = [], items, minItems = 0, maxItems = 3 } = schema;
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const choices = anyOf ?? oneOf;
  if (choices) return fc.oneof(...choices.map((choice) => valuesOf(choice, name, hints)));
  switch (type) {
    case 'object': {
      const fields = Object.entries(properties).map(
        ([key, one]) => [key, valuesOf(one, key, hints)] as const,
      );
      return fc.record(Object.fromEntries(fields), { requiredKeys: required, noNullPrototype: true });
    }
    case 'array': {
      const item = valuesOf(items ?? {}, name.replace(/s$/, ''), hints);
      return fc.array(item, { minLength: minItems, maxLength: Math.min(maxItems, minItems + 3) });
    }
    case 'string':
      return stringOf(schema, hints.of(name));
    case 'integer':
    case 'number':
      return integerOf(schema, hints.of(name));
    case 'boolean':
      return fc.boolean();
    default:
      return fc.constant(null);
  }
}

/** Values that some schema of ours forbids, or that other programs have stumbled over. */
const wrongs = fc.constantFrom<unknown>(
  null,
  true,
  -1,
  0.5,
  1e21,
  2 ** 53,
  '',
  '\u0000',
  'a\uD800b',
  '..',
  'a,b',
  'NaN',
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.99999999Z',
  '1e400',
  // Anything longer would not fit in an address.
  'x'.repeat(10_000),
  [],
  {},
  [[[[[[]]]]]],
  { toString: null },
  Array.from({ length: 1_000 }, () => 0),
);

type Place = [holder: Record<string, unknown>, key: string];

function placesIn(value: unknown): Place[] {
  if (typeof value !== 'object' || value === null) return [];
  const holder = value as Record<string, unknown>;
  return Object.keys(holder).flatMap((key): Place[] => [[holder, key], ...placesIn(holder[key])]);
}

/** The value with one thing wrong in it: another value, a missing one, or an extra field. */
export const broken = (values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
  fc
    .tuple(values, fc.nat(10_000), fc.constantFrom('replace', 'remove', 'add'), wrongs)
    .map(([value, at, way, wrong]) => {
      const copy: unknown = structuredClone(value);
      const places = placesIn(copy);
      const place = places[at % Math.max(1, places.length)];
      if (!place) return wrong;
      const [holder, key] = place;
      if (way === 'replace') holder[key] = wrong;
      else if (way === 'remove') delete holder[key];
      else holder[`${key}x`] = wrong;
      return copy;
    });
