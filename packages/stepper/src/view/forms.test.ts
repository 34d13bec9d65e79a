import { describe, expect, test } from 'vitest';
import { jsonText, readData, readFailure, readJson } from './json-text.ts';
import { dataOf, draftOf, fieldsOf, type JsonSchema } from './schema-form.ts';

describe('typed JSON', () => {
  test('is its value; nothing typed is no value', () => {
    expect(readJson('{"a": [1]}')).toEqual({ value: { a: [1] }, fault: null });
    expect(readJson('  ')).toEqual({ value: undefined, fault: null });
  });

  test.each([
    ['{"a": }', /^This is not JSON: .+\.$/],
    ['{\n  "a": "x" "b"\n}', /line 2, column 12/],
    ['{"a": 1', /line 1, column 8/],
    ['hello', /^This is not JSON: .+\.$/],
  ])('%j is told where it goes wrong', (text, message) => {
    expect(readJson(text).fault).toMatch(message);
  });

  test('of an event is an object', () => {
    expect(readData('')).toEqual({ value: {}, fault: null });
    for (const text of ['[1]', 'null', '3']) expect(readData(text).fault).toMatch('is an object');
  });

  test('of a failure may be words', () => {
    expect(readFailure('No answer')).toEqual({ message: 'No answer' });
    expect(readFailure('"No answer"')).toEqual({ message: 'No answer' });
    expect(readFailure('{"code": 3}')).toEqual({ code: 3 });
  });

  test('is written as it is read', () => {
    expect(readJson(jsonText({ a: [1, null] }))).toMatchObject({ value: { a: [1, null] } });
    expect(jsonText(undefined)).toBe('');
  });
});

describe('a form', () => {
  const schema: JsonSchema = {
    type: 'object',
    required: ['type', 'name', 'stake', 'side', 'price'],
    properties: {
      type: { const: 'placed' },
      name: { type: 'string' },
      stake: { type: 'integer', minimum: 1 },
      side: { enum: ['BACK', 'LAY'] },
      isKept: { type: 'boolean' },
      price: {
        type: 'object',
        required: ['odds'],
        properties: { odds: { type: 'number' }, note: { type: 'string' } },
      },
      more: { type: 'object', required: ['at'], properties: { at: { type: 'number' } } },
      tags: { type: 'array' },
    },
  };
  const fields = fieldsOf(schema);
  const filled = { name: 'Ada', stake: '5', side: '"LAY"', 'price.odds': '1.5' };

  test('has a field for each part, nested ones too, and knows which must be filled', () => {
    expect(fields.map(({ path, kind, isRequired }) => `${path} ${kind}${isRequired ? ' *' : ''}`)).toEqual([
      'name text *',
      'stake integer *',
      'side choice *',
      'isKept boolean',
      'price.odds number *',
      'price.note text',
      'more.at number',
      'tags json',
    ]);
  });

  test('gives the data, without what is empty', () => {
    expect(dataOf(fields, filled)).toEqual({
      data: { name: 'Ada', stake: 5, side: 'LAY', price: { odds: 1.5 } },
      faults: null,
    });
    expect(dataOf(fields, { ...filled, isKept: 'false', tags: '[1]' })).toMatchObject({
      data: { isKept: false, tags: [1] },
    });
  });

  test('says of each field what is wrong', () => {
    expect(dataOf(fields, { stake: '1.5', 'price.odds': 'x', tags: '[' }).faults).toMatchObject({
      stake: 'This is a whole number.',
      side: 'This is required.',
      'price.odds': 'This is not a number.',
      tags: expect.stringContaining('not JSON') as string,
    });
    expect(dataOf(fields, { ...filled, stake: '0' }).faults).toEqual({ stake: 'At least 1.' });
  });

  test('begins with the sample, and gives it back', () => {
    const sample = { name: 'Bo', stake: 2, side: 'BACK', price: { odds: 3 }, tags: ['a'], isKept: true };
    expect(dataOf(fields, draftOf(fields, sample))).toEqual({ data: sample, faults: null });
  });
});
