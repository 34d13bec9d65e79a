import { expect, test, vi } from 'vitest';
import type { Event } from '#contract/reference.ts';
import { Catalogue, type EventStore } from './catalogue.ts';

const event: Event = {
  exEventId: 'e1',
  sportId: '4',
  sportName: 'Cricket',
  eventName: 'Dunes v Harbour',
  eventTime: '2026-05-01T12:00:00Z',
  tournamentId: 't1',
  tournamentName: 'Harbour Cup',
  inPlay: false,
  home: 'Dunes',
  away: 'Harbour',
  score: null,
  marketIds: ['m1'],
  ended: false,
};
const store: EventStore = {
  save: () => Promise.resolve(),
  record: () => Promise.resolve(),
  find: () => Promise.resolve([]),
};

test('a market that is added to an event is told at once, and one that it has is told no second time', () => {
  const changed = vi.fn();
  const catalogue = new Catalogue({ sports: [], events: [event] }, store, changed);
  catalogue.addMarket('e1', 'm2');
  expect(changed.mock.calls).toEqual([[{ ...event, marketIds: ['m1', 'm2'] }]]);
  catalogue.addMarket('e1', 'm2');
  catalogue.addMarket('unknown', 'm3');
  expect(changed).toHaveBeenCalledTimes(1);
});

test('many events are asked of storage at once, without those in memory', async () => {
  const asked: (readonly string[])[] = [];
  const ended = { ...event, exEventId: 'e2', ended: true };
  const find = (ids: readonly string[]) => {
    asked.push(ids);
    return Promise.resolve(ids.includes('e2') ? [ended] : []);
  };
  const catalogue = new Catalogue({ sports: [], events: [event] }, { ...store, find }, vi.fn());
  await catalogue.findAll(['x1', 'e1', 'e2', 'x2']);
  expect(asked).toEqual([['x1', 'e2', 'x2']]);
  expect([catalogue.recent('e2'), catalogue.recent('x1')]).toEqual([ended, undefined]);
  await catalogue.findAll(['e1', 'e2']);
  expect(asked).toHaveLength(1);
});
