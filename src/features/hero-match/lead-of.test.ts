import { expect, test } from 'vitest';
import { leadOf } from './lead-of.ts';

const cricket = { eventId: 'c', sportId: '4' };
const closer = { eventId: 'd', sportId: '4' };
const soccer = { eventId: 's', sportId: '1' };

test('the page leads with the first match of the chosen sport', () => {
  expect(leadOf([soccer, cricket, closer], '4', null)).toBe(cricket);
});

test('what leads stays while it is there, whatever else comes first by now', () => {
  expect(leadOf([closer, cricket], '4', 'c')).toBe(cricket);
  expect(leadOf([closer], '4', 'c')).toBe(closer);
});

test('a match that is as good as decided gives way to the next, and does not come back while there is another', () => {
  const decided = new Set(['c']);
  expect(leadOf([cricket, closer], '4', 'c', decided)).toBe(closer);
  expect(leadOf([cricket, closer], '4', 'd', decided)).toBe(closer);
  expect(leadOf([cricket, soccer], '4', 'c', decided)).toBe(soccer);
});

test('where all are as good as decided, the one that leads stays', () => {
  expect(leadOf([cricket, closer], '4', 'd', new Set(['c', 'd']))).toBe(closer);
});

test('another sport chosen is another match', () => {
  expect(leadOf([cricket, soccer], '1', 'c')).toBe(soccer);
});

test('a sport with nothing to lead with gives way to the others', () => {
  expect(leadOf([soccer], '4', null)).toBe(soccer);
  expect(leadOf([], '4', 's')).toBeNull();
});
