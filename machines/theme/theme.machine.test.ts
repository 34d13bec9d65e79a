import { createActor, SimulatedClock } from 'xstate';
import { expect, test } from 'vitest';
import type { ThemeConfig } from '#domain/site/theme.ts';
import { selectTheme, themeMachine } from './theme.machine.ts';

const themeCalled = (exchangeTitle: string): ThemeConfig => ({
  variables: [{ name: '--brand', value: '#123456' }],
  exchangeFavicon: '/icon.svg',
  exchangeTitle,
  themeColor: '#123456',
  exchangeLogo: '/logo.svg',
  yearNotice: '2023',
  homeBlocks: [],
});

/** A page with this stored theme. `did` lists what was done with themes. */
function openTheme(stored: string | null = null) {
  const did: string[] = [];
  const clock = new SimulatedClock();
  const actor = createActor(
    themeMachine.provide({
      actions: {
        applyTheme: (_, { theme }) => did.push(`apply ${theme.exchangeTitle}`),
        storeTheme: (_, { theme }) => did.push(`store ${theme.exchangeTitle}`),
      },
    }),
    { clock, input: { stored: stored === null ? null : themeCalled(stored) } },
  ).start();
  return {
    did,
    clock,
    arrive: (title: string) => actor.send({ type: 'theme.arrived', theme: themeCalled(title) }),
    fail: () => actor.send({ type: 'theme.failed' }),
    title: () => selectTheme(actor.getSnapshot())?.exchangeTitle ?? null,
    state: () => actor.getSnapshot().value,
  };
}

test('[CAL-3] the stored theme is applied at once, before anything has come', () => {
  const { did, title, state } = openTheme('stored');
  expect(did).toEqual(['apply stored']);
  expect(title()).toBe('stored');
  expect(state()).toBe('polling');
});

test('[CAL-3] it is looked for every 50 ms until one has come, which is then applied and stored, once', () => {
  const { arrive, clock, did, title, state } = openTheme();
  for (let look = 0; look < 5; look++) clock.increment(50);
  expect(did).toEqual([]);
  expect(state()).toBe('polling');
  clock.increment(20);
  arrive('server');
  clock.increment(29);
  expect(did).toEqual([]);
  expect(title()).toBeNull();
  clock.increment(1);
  expect(did).toEqual(['apply server', 'store server']);
  expect(title()).toBe('server');
  expect(state()).toBe('applied');
  clock.increment(1_000);
  expect(did).toHaveLength(2);
});

test('[CAL-3] the theme that comes takes the place of the stored one', () => {
  const { arrive, clock, did, title } = openTheme('stored');
  arrive('server');
  clock.increment(50);
  expect(did).toEqual(['apply stored', 'apply server', 'store server']);
  expect(title()).toBe('server');
});

test('a theme that does not come leaves the stored one, and ends the looking until one comes after all', () => {
  const { arrive, fail, clock, did, title, state } = openTheme('stored');
  fail();
  clock.increment(1_000);
  expect(did).toEqual(['apply stored']);
  expect(title()).toBe('stored');
  expect(state()).toBe('absent');
  arrive('late');
  clock.increment(50);
  expect(title()).toBe('late');
  expect(state()).toBe('applied');
});

test('a newer theme is applied too', () => {
  const { arrive, clock, did } = openTheme();
  for (const title of ['one', 'two']) {
    arrive(title);
    clock.increment(50);
  }
  expect(did).toEqual(['apply one', 'store one', 'apply two', 'store two']);
});
