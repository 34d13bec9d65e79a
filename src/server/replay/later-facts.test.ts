import { expect, test } from 'vitest';
import { laterFacts } from './later-facts.ts';
import { marketDefinition } from './mcm-message.ts';
import { definition } from './recording.test-data.ts';

const reds = { id: 1, status: 'ACTIVE', sortPriority: 1, name: 'Reds', adjustmentFactor: 60 };
const blues = { id: 2, status: 'ACTIVE', sortPriority: 2, name: 'Blues', adjustmentFactor: 40 };
const out = { ...blues, status: 'REMOVED' };
const closed = (...runners: object[]) => ({ status: 'CLOSED', runners });

/** What the second definition says; both are changes of one. Runners 1 and 2 were listed before. */
const facts = (last: object, next: object) => {
  const [before, after] = [last, next].map((changed) =>
    marketDefinition.parse(definition({ runners: [reds, blues], marketBaseRate: 5, ...changed })),
  );
  return laterFacts(before!, after!, new Set([1, 2]));
};

test.each([
  ['startTime', {}, { marketTime: '2026-01-02T10:10:00.000Z' }],
  ['numberOfWinners', {}, { numberOfWinners: 2 }],
  ['commission', {}, { marketBaseRate: 2 }],
  ['ladder', { priceLadderDefinition: { type: 'CLASSIC' } }, { priceLadderDefinition: { type: 'FINEST' } }],
  ['event', {}, { eventId: '78' }],
  ['name', {}, { name: 'Winner' }],
  ['name', {}, { runners: [{ ...reds, name: 'Red Caps' }, blues] }],
  ['order', {}, { runners: [reds, { ...blues, sortPriority: 3 }] }],
  ['joined', {}, { runners: [reds, blues, { id: 3, status: 'ACTIVE' }] }],
  ['longDelay', { betDelay: 60 }, { betDelay: 61 }],
  ['reopened', closed(reds, blues), { status: 'SUSPENDED' }],
  ['returned', { runners: [reds, out] }, {}],
  ['returned', { runners: [reds] }, {}],
  ['newFactor', { runners: [reds, out] }, { runners: [reds, { ...out, adjustmentFactor: 30 }] }],
  ['withdrawnLate', closed({ ...reds, status: 'WINNER' }, blues), closed({ ...reds, status: 'WINNER' }, out)],
  ['otherState', {}, { runners: [reds, { ...blues, status: 'HIDDEN' }] }],
  ['startingPrice', {}, { runners: [reds, { ...blues, bsp: 3.4 }] }],
])('a later definition says: %s', (fact, last, next) => {
  expect(facts(last, next)).toEqual([fact]);
});

test.each([
  ['nothing new', {}, { version: 2 }],
  [
    'what the play follows',
    {},
    { status: 'SUSPENDED', inPlay: true, betDelay: 60, runners: [{ ...reds, adjustmentFactor: 70 }, out] },
  ],
  ['that a runner is gone', {}, { runners: [reds] }],
  [
    'less than before',
    {},
    {
      marketBaseRate: null,
      marketTime: null,
      name: null,
      runners: [
        { id: 1, status: 'ACTIVE' },
        { id: 2, status: 'ACTIVE' },
      ],
    },
  ],
  ['a result', {}, closed({ ...reds, status: 'WINNER' }, out)],
  [
    'another result',
    closed({ ...reds, status: 'WINNER' }, blues),
    closed(reds, { ...blues, status: 'WINNER' }),
  ],
  [
    'that all is void after the close',
    closed({ ...reds, status: 'WINNER' }, blues),
    closed({ ...reds, status: 'REMOVED' }, out),
  ],
  ['no starting price yet', {}, { runners: [reds, { ...blues, bsp: 'NaN' }] }],
])('a later definition says %s', (_, last, next) => {
  expect(facts(last, next)).toEqual([]);
});
