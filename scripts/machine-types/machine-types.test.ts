import { expect, test } from 'vitest';
import { machineTypes } from './machine-types.ts';

const types = machineTypes();

test('every machine is told what its types say', () => {
  expect(types['route-guard']?.input).toMatchObject({
    properties: {
      visitor: { properties: { hasToken: { type: 'boolean' } } },
      wantedPath: { anyOf: [{ type: 'null' }, { type: 'string' }] },
    },
    required: ['visitor', 'wantedPath'],
  });
  expect(types['date-picker']?.events['key.pressed']?.required).toEqual(['key', 'isShift']);
  expect(Object.keys(types['second-step']?.events ?? {})).toEqual(['code.submitted']);
  expect(types['second-step']?.events['code.submitted']).toEqual({
    type: 'object',
    properties: { code: { type: 'string' } },
    required: ['code'],
  });
});

test('what may be one of a few is listed, and what may be left out is not required', () => {
  const { direction } = types.transfer?.events['direction.chosen']?.properties ?? {};
  expect(direction).toEqual({ enum: ['TO_PARTNER', 'FROM_PARTNER'] });
  const { required, properties } = types.withdraw?.events['confirm.chosen'] ?? {};
  expect(Object.keys(properties ?? {})).toContain('code');
  expect(required).not.toContain('code');
});

test('a machine without input takes none, and every machine has events', () => {
  expect(types.transfer?.input).toBeNull();
  const silent = Object.entries(types).filter(([, { events }]) => Object.keys(events).length === 0);
  expect(silent.map(([name]) => name)).toEqual([]);
});
