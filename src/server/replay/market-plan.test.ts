import { expect, test } from 'vitest';
import { eventNameOf, ladderNameOf, marketNameOf, runnerNameOf, sortedRunners } from './market-plan.ts';
import { marketDefinition } from './mcm-message.ts';
import { definition } from './recording.test-data.ts';

const read = (changed: object = {}) => marketDefinition.parse(definition(changed));
const nameless = { name: null, eventName: null, runners: [1, 2].map((id) => ({ id, status: 'ACTIVE' })) };

test('the recorded names are used', () => {
  expect([marketNameOf(read()), eventNameOf(read())]).toEqual(['Match Odds', 'Reds v Blues']);
});

test('a market without a name has that of its type', () => {
  expect(marketNameOf(read({ ...nameless, marketType: 'HALF_TIME_SCORE' }))).toBe('Half time score');
  expect(marketNameOf(read({ ...nameless, marketType: null }))).toBe('Market');
});

test('an event without a name is named after its place, its runners or its id', () => {
  expect(eventNameOf(read({ ...nameless, venue: 'Sheffield' }))).toBe('Sheffield');
  expect(eventNameOf(read({ eventName: null }))).toBe('Reds v Blues');
  expect(eventNameOf(read(nameless))).toBe('Recorded event 77');
});

test('runners without a name are told apart, and stand in their order', () => {
  const runners = [
    { id: 7, status: 'ACTIVE', sortPriority: 2 },
    { id: 8, status: 'ACTIVE', sortPriority: 1 },
  ];
  expect(sortedRunners(read({ runners })).map(runnerNameOf)).toEqual(['Runner 8', 'Runner 7']);
});

test('the ladder is the classic one unless the recording says FINEST', () => {
  expect(ladderNameOf(read())).toBe('CLASSIC');
  expect(ladderNameOf(read({ priceLadderDefinition: { type: 'FINEST' } }))).toBe('FINEST');
});
