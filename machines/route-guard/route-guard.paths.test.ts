import { expect, test } from 'vitest';
import { isAllowed, type Guard } from '#domain/site/route.ts';
import { stepsOf, walk } from '../testing/walk.ts';
import { isPageShown, routeGuardMachine } from './route-guard.machine.ts';

const guards: readonly Guard[] = ['none', 'token', 'notBlocked', 'tokenAndNotBlocked'];
const visitors = [
  { hasToken: false, isLogin: undefined },
  { hasToken: true, isLogin: 1 },
  { hasToken: true, isLogin: 0 },
];
const pages = guards.map((guard) => ({ guard, pathname: `/${guard}`, path: `/${guard}`, visit: guard }));
const events = [
  ...pages.map((page) => ({ type: 'page.asked', page })),
  { type: 'page.asked', page: { ...pages[1]!, path: '/token#login' } },
  ...visitors.map((visitor) => ({ type: 'visitor.changed', visitor })),
  { type: 'signed.in' },
];
const paths = visitors.flatMap((visitor) =>
  walk(routeGuardMachine, {
    input: { visitor, wantedPath: null },
    events,
    key: ({ context }) => [context.page?.path, context.visitor, context.wantedPath],
  }),
);
const steps = stepsOf(paths);
const namesOf = ({ actions }: (typeof steps)[number]) => actions.map(({ type }) => type);

test('every shortest path is walked', () => {
  const reached = new Set(steps.map(({ after }) => JSON.stringify(after.value)));
  expect([...reached].sort()).toEqual(
    [
      '"allowed"',
      '"ended"',
      '"returning"',
      '"waiting"',
      '{"refused":"blocked"}',
      '{"refused":"noToken"}',
    ].sort(),
  );
});

test('[GRD-1] [GRD-2] [GRD-3] on every path a page that was just asked for is open to whom its guard lets in', () => {
  const asked = steps.filter(({ event, after }) => event.type === 'page.asked' && !after.matches('ended'));
  for (const { path, after } of asked) {
    const { page, visitor } = after.context;
    expect(after.matches('allowed'), path).toBe(isAllowed(page!.guard, visitor));
  }
});

test('[GRD-4] on every path nothing is shown of a page that this visitor may not open', () => {
  const isOn = (snapshot: (typeof steps)[number]['after'], { pathname }: { pathname: string }) =>
    snapshot.context.page?.pathname === pathname;
  for (const { path, after } of steps) {
    const shown = pages
      .filter((page) => isPageShown(after, page))
      // The page shown while the wanted one opens was allowed to the visitor before.
      .filter((page) => !(after.matches('returning') && isOn(after, page)));
    const refused = shown.filter(({ guard }) => !isAllowed(guard, after.context.visitor));
    expect(refused, path).toEqual([]);
    const ofEnded = after.matches('ended') ? shown.filter((page) => isOn(after, page)) : [];
    expect(ofEnded, path).toEqual([]);
  }
});

test('on every path a refusal sends home once, and nothing else does', () => {
  for (const step of steps) {
    const entered =
      step.after.matches('refused') && JSON.stringify(step.before.value) !== JSON.stringify(step.after.value);
    const isAnew =
      step.after.matches('refused') &&
      step.before.context.page?.pathname !== step.after.context.page?.pathname;
    const sent = namesOf(step).filter((name) => name === 'sendHome').length;
    expect(sent, step.path).toBe(entered || isAnew ? 1 : 0);
  }
});

test('on every path a page is wanted from its refusal for want of a token until it or another one opens', () => {
  for (const step of steps) {
    const { before, after, event, path } = step;
    const isRefused = namesOf(step).includes('sendHome') && after.matches({ refused: 'noToken' });
    // From one page that is open to another.
    const isLeft =
      before.matches('allowed') &&
      after.matches('allowed') &&
      before.context.page?.pathname !== after.context.page?.pathname;
    const kept = isRefused ? after.context.page?.path : isLeft ? null : before.context.wantedPath;
    const isOpening = event.type === 'signed.in' && before.context.wantedPath !== null;
    expect(after.context.wantedPath, path).toBe(isOpening ? null : (kept ?? null));
  }
});
