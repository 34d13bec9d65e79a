import { expect, test } from 'vitest';
import { stepsOf, walk } from '../testing/walk.ts';
import { exchangeTabMachine } from './exchange-tab.machine.ts';

const ids = ['00', '11', '16', '4', '88022'];
const events = [
  ...ids.map((exchangeId) => ({ type: 'tab.chosen', exchangeId })),
  ...['/', '/home', '/inplay', '/settings'].map((path) => ({ type: 'path.changed', path })),
  { type: 'token.changed', hasToken: true },
  { type: 'token.changed', hasToken: false },
];
const paths = [false, true].flatMap((hasToken) =>
  [null, '88022'].flatMap((stored) =>
    walk(exchangeTabMachine, {
      input: { stored, hasToken },
      events,
      key: ({ context }) => context,
    }),
  ),
);
const steps = stepsOf(paths);
const named = (step: (typeof steps)[number], name: string) =>
  step.actions.filter(({ type }) => type === name).map(({ params }) => params);

test('every shortest path is walked, to every tab with and without a token', () => {
  expect(paths.length).toBeGreaterThan(80);
  const reached = new Set(steps.map(({ after }) => `${after.context.exchangeId} ${after.context.hasToken}`));
  expect(reached.size).toBe(ids.length * 2 - 1);
});

test('[VAL-2] on every path VIMAAN is chosen, stored and published for none but the holder of a token', () => {
  for (const { path, after, actions } of steps) {
    if (after.context.hasToken) continue;
    expect(after.context.exchangeId, path).not.toBe('88022');
    expect(JSON.stringify(actions.filter(({ type }) => type !== 'openDestination')), path).not.toContain(
      '88022',
    );
  }
});

test('[XBR-5] on every path a change, and nothing else, is published and stored; signing out clears the storage itself', () => {
  for (const step of steps) {
    const { exchangeId } = step.after.context;
    const hasChanged = step.before.context.exchangeId !== exchangeId;
    const isSignOut = step.event.type === 'token.changed';
    const kind = exchangeId === '00' ? 'inPlay' : 'exchange';
    expect(named(step, 'publishTab'), step.path).toEqual(hasChanged ? [{ exchangeId, kind }] : []);
    expect(named(step, 'storeTab'), step.path).toEqual(hasChanged && !isSignOut ? [{ exchangeId }] : []);
  }
});

test('[XBR-2] on every path a chosen tab opens exactly its own destination', () => {
  for (const step of steps) {
    expect(named(step, 'openDestination').length, step.path).toBe(step.event.type === 'tab.chosen' ? 1 : 0);
  }
});
