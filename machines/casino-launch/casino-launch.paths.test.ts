import { expect, test } from 'vitest';
import type { CasinoGame } from '#domain/casino/casino-launch.ts';
import { after, done, failed, stepsOf, walk } from '../testing/walk.ts';
import { casinoLaunchMachine } from './casino-launch.machine.ts';

const links = ['', 'https://games/1', 'https://games/{token}/{eventId}'];
const companies = ['UNIVERSE', 'VIMAAN', 'OTHER'];
const games: CasinoGame[] = links.flatMap((link) =>
  companies.map((companyName) => ({ eventId: '99.0001', link, companyName })),
);
const events = [
  ...games.map((game) => ({ type: 'game.chosen', game })),
  { type: 'token.changed', hasToken: true },
  { type: 'token.changed', hasToken: false },
  done('launchCode', { kind: 'code', code: 'code' }),
  done('launchCode', { kind: 'refused', message: 'No.' }),
  failed('launchCode'),
  after('callAnswer', 'casinoLaunch.asking'),
];
const paths = [false, true].flatMap((hasToken) =>
  walk(casinoLaunchMachine, {
    input: { hasToken },
    events,
    key: ({ context: { hasToken: holds, refusal } }) => [holds, refusal],
  }),
);
const steps = stepsOf(paths);
const namesOf = ({ actions }: (typeof steps)[number]) => actions.map(({ type }) => type);
const chosen = steps.flatMap((step) => {
  const game = games.find((each) => 'game' in step.event && step.event.game === each);
  return game ? [{ step, game }] : [];
});

test('every shortest path is walked', () => {
  expect(paths.length).toBeGreaterThan(60);
  const reached = new Set(steps.map((step) => JSON.stringify(step.after.value)));
  expect([...reached].sort()).toEqual([
    '"asking"',
    '{"ready":"idle"}',
    '{"ready":"noAnswer"}',
    '{"ready":"refused"}',
  ]);
});

test('[VAL-3] on every path a game opens, and a code is asked for, with a token only', () => {
  for (const { path, after: then } of steps.filter((step) => step.after.matches('asking'))) {
    expect(then.context.hasToken, path).toBe(true);
  }
  const opening = steps.filter((step) => /navigate|openLink/.test(namesOf(step).join(' ')));
  expect(opening.length).toBeGreaterThan(0);
  for (const { path, before } of opening) expect(before.context.hasToken, path).toBe(true);
});

test('[VAL-3] [CAL-4] on every path a choice without a token says so first, whatever else is wrong, and leads to the root', () => {
  for (const { step } of chosen.filter((each) => !each.step.before.context.hasToken)) {
    expect(
      step.actions.filter(({ type }) => /toast|open|navigate/.test(type)),
      step.path,
    ).toMatchObject([
      { type: 'toastError', params: { message: 'Please Login first! ' } },
      { type: 'openPath', params: { path: '/' } },
    ]);
  }
});

test('[CAL-4] on every path a choice with a token does what its link and company say', () => {
  for (const { step, game } of chosen.filter((each) => each.step.before.matches('ready'))) {
    if (!step.before.context.hasToken) continue;
    const isOpened = game.link !== '' && game.companyName === 'VIMAAN';
    const isAsked = game.link.includes('{token}') && game.companyName === 'UNIVERSE';
    expect(namesOf(step).includes('openLink'), step.path).toBe(isOpened);
    expect(step.after.matches('asking'), step.path).toBe(isAsked);
    expect(step.after.context.refusal, step.path).toBe(
      isOpened || isAsked ? null : 'Please contact your upline! ',
    );
  }
});

test('[CAL-4] on every path the browser goes to a filled link, and only on a code', () => {
  for (const step of steps.filter((each) => namesOf(each).includes('navigate'))) {
    expect(step.path).toMatch(/done\.actor\.launchCode$/);
    expect(step.actions, step.path).toContainEqual(
      expect.objectContaining({ params: { link: 'https://games/code/99.0001' } }),
    );
  }
});
