import { createActor, SimulatedClock } from 'xstate';
import { expect, test, vi } from 'vitest';
import { selectLevel, sideNavMachine } from './side-nav.machine.ts';

function openSideNav() {
  const clock = new SimulatedClock();
  const publish = vi.fn();
  const actor = createActor(
    sideNavMachine.provide({ actions: { publishSport: (_, params) => publish(params.sportId) } }),
    { clock },
  ).start();
  return { actor, clock, publish, level: () => selectLevel(actor.getSnapshot()) };
}

test('[SID-2] a sport shows its competitions, a competition its events', () => {
  const { actor, level } = openSideNav();
  expect(level()).toBe('sports');
  actor.send({ type: 'sport.chosen', sportId: '2' });
  expect(level()).toBe('competitions');
  actor.send({ type: 'tournament.chosen', tournamentId: 't1' });
  expect(level()).toBe('events');
  expect(actor.getSnapshot().context).toEqual({ sportId: '2', tournamentId: 't1' });
});

test('[SID-3] Previous steps back one level; from the competitions it selects cricket again', () => {
  const { actor, clock, publish, level } = openSideNav();
  actor.send({ type: 'sport.chosen', sportId: '2' });
  actor.send({ type: 'tournament.chosen', tournamentId: 't1' });
  actor.send({ type: 'previous.chosen' });
  expect(level()).toBe('competitions');
  clock.increment(100);
  publish.mockClear();
  actor.send({ type: 'previous.chosen' });
  expect(level()).toBe('sports');
  clock.increment(100);
  expect(publish).toHaveBeenCalledExactlyOnceWith('4');
});

test('[TOP-5] a sport chosen here is published 100 ms later, the last one when choices are quick', () => {
  const { actor, clock, publish } = openSideNav();
  actor.send({ type: 'sport.chosen', sportId: '2' });
  clock.increment(60);
  actor.send({ type: 'sport.chosen', sportId: '1' });
  clock.increment(99);
  expect(publish).not.toHaveBeenCalled();
  clock.increment(1);
  expect(publish).toHaveBeenCalledExactlyOnceWith('1');
});

test('a competition chosen at once after its sport is not taken back by the sport', () => {
  const { actor, clock, publish, level } = openSideNav();
  actor.send({ type: 'sport.chosen', sportId: '2' });
  clock.increment(60);
  actor.send({ type: 'tournament.chosen', tournamentId: 't1' });
  clock.increment(1_000);
  expect(level()).toBe('events');
  expect(publish).not.toHaveBeenCalled();
});

test('another sport chosen on the page leads back to the sports; the one chosen here does not', () => {
  const { actor, level } = openSideNav();
  actor.send({ type: 'sport.chosen', sportId: '2' });
  actor.send({ type: 'tournament.chosen', tournamentId: 't1' });
  actor.send({ type: 'page.moved', sportId: '2' });
  expect(level()).toBe('events');
  actor.send({ type: 'page.moved', sportId: '4' });
  expect(level()).toBe('sports');
});

test('whoever goes back on the page goes back here', () => {
  const { actor, level } = openSideNav();
  actor.send({ type: 'sport.chosen', sportId: '2' });
  // All of it is shown: there is nothing to go back from.
  actor.send({ type: 'sport.shown' });
  expect(level()).toBe('competitions');
  actor.send({ type: 'tournament.chosen', tournamentId: 't1' });
  actor.send({ type: 'sport.shown' });
  expect(level()).toBe('competitions');
  expect(actor.getSnapshot().context).toMatchObject({ sportId: '2', tournamentId: null });
  actor.send({ type: 'tournament.chosen', tournamentId: 't1' });
  actor.send({ type: 'home.shown' });
  expect(level()).toBe('sports');
});

test('choosing another sport from the events starts at its competitions', () => {
  const { actor, level } = openSideNav();
  actor.send({ type: 'sport.chosen', sportId: '2' });
  actor.send({ type: 'tournament.chosen', tournamentId: 't1' });
  actor.send({ type: 'sport.chosen', sportId: '1' });
  expect(level()).toBe('competitions');
  expect(actor.getSnapshot().context.tournamentId).toBeNull();
});
