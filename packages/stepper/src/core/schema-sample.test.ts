import { expect, test } from 'vitest';
import { sampleOf } from './schema-sample.ts';

test('a sample is the plainest value that is allowed', () => {
  const schema = {
    type: 'object',
    properties: {
      side: { enum: ['BACK', 'LAY'] },
      reason: { enum: ['GAP', null] },
      line: { anyOf: [{ type: 'null' }, { type: 'number' }] },
      kind: { const: 'image' },
      change: { anyOf: [{ type: 'object', properties: { what: { const: 'cancel' } }, required: ['what'] }] },
      odds: { type: 'number' },
      names: { type: 'array' },
      isOn: { type: 'boolean' },
      may: { type: 'string' },
      any: {},
    },
    required: ['side', 'reason', 'line', 'kind', 'change', 'odds', 'names', 'isOn', 'any'],
  };
  expect(sampleOf(schema)).toEqual({
    side: 'BACK',
    reason: null,
    line: null,
    kind: 'image',
    change: { what: 'cancel' },
    odds: 0,
    names: [],
    isOn: false,
    any: null,
  });
});
