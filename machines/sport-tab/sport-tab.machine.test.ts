import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import { selectPendingSport, sportTabMachine } from './sport-tab.machine.ts';

function openSportTabs() {
  const did: string[] = [];
  const clock = new SimulatedClock();
  const tabs = createActor(
    sportTabMachine.provide({
      actions: {
        openPath: (_, { path }) => did.push(`open ${path}`),
        publishSport: (_, { sportId }) => did.push(`publish ${sportId}`),
      },
    }),
    { clock },
  ).start();
  return {
    did,
    clock,
    choose: (sportId: string, exchangeId = '11') => tabs.send({ type: 'sport.chosen', sportId, exchangeId }),
    pending: () => selectPendingSport(tabs.getSnapshot()),
  };
}

test('[TOP-2] [TOP-5] a sport’s page opens at once and the sport is published 50 ms later, once', () => {
  const { choose, clock, did, pending } = openSportTabs();
  choose('2');
  expect(did).toEqual(['open /?sport=2']);
  expect(pending()).toBe('2');
  clock.increment(49);
  expect(did).toEqual(['open /?sport=2']);
  clock.increment(1);
  expect(did).toEqual(['open /?sport=2', 'publish 2']);
  expect(pending()).toBeNull();
  clock.increment(1_000);
  expect(did).toHaveLength(2);
});

test('[TOP-2] with Inplay as the stored choice it opens in play', () => {
  const { choose, clock, did } = openSportTabs();
  choose('1', '00');
  clock.increment(50);
  expect(did).toEqual(['open /inplay?sport=1', 'publish 1']);
});

test.each([
  ['7', '/horseRacing/7'],
  ['66104', '/lottery'],
])('[TOP-2] sport %s opens %s, and no sport is published', (sportId, path) => {
  const { choose, clock, did } = openSportTabs();
  choose(sportId, '00');
  clock.increment(1_000);
  expect(did).toEqual([`open ${path}`]);
});

test('[TOP-5] of quick choices only the last is published, 50 ms after it; horse racing takes the last one back', () => {
  const { choose, clock, did } = openSportTabs();
  choose('2');
  clock.increment(40);
  choose('1');
  clock.increment(49);
  expect(did).toEqual(['open /?sport=2', 'open /?sport=1']);
  clock.increment(1);
  expect(did.at(-1)).toBe('publish 1');
  choose('4');
  choose('7');
  clock.increment(1_000);
  expect(did.slice(3)).toEqual(['open /?sport=4', 'open /horseRacing/7']);
});
