import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { CasinoGame } from '#domain/casino/casino-launch.ts';
import { settle } from '../testing/samples.ts';
import { casinoLaunchMachine, launchingGame, type LaunchCodeAnswer } from './casino-launch.machine.ts';

const universe: CasinoGame = {
  eventId: '99.0001',
  link: 'https://games/play?token={token}&game={eventId}',
  companyName: 'UNIVERSE',
};
const vimaan: CasinoGame = {
  eventId: '88.0001',
  link: 'https://vimaan/{token}/88.0001',
  companyName: 'VIMAAN',
};

function openLaunch({
  hasToken = true,
  answer = () => new Promise<never>(() => {}),
}: { hasToken?: boolean; answer?: () => Promise<LaunchCodeAnswer> } = {}) {
  const did: string[] = [];
  const clock = new SimulatedClock();
  const launch = createActor(
    casinoLaunchMachine.provide({
      actors: {
        requestLaunchCode: fromPromise<LaunchCodeAnswer, { eventId: string }>(
          ({ input }) => (did.push(`ask ${input.eventId}`), answer()),
        ),
      },
      actions: {
        toastError: (_, { message }) => did.push(`toast ${message}`),
        openPath: (_, { path }) => did.push(`open ${path}`),
        navigate: (_, { link }) => did.push(`go to ${link}`),
        openLink: (_, { link }) => did.push(`link ${link}`),
      },
    }),
    { clock, input: { hasToken } },
  ).start();
  return {
    launch,
    clock,
    did,
    choose: (game: CasinoGame) => launch.send({ type: 'game.chosen', game }),
    now: () => launch.getSnapshot(),
    state: () => launch.getSnapshot().value,
  };
}

describe('the checks, in their order', () => {
  test.each([universe, vimaan, { ...vimaan, link: '' }])(
    '[VAL-3] [CAL-4] without a token no game opens: the login is asked for and the root opened (%o)',
    (game) => {
      const { choose, did, state, now } = openLaunch({ hasToken: false });
      choose(game);
      expect(did).toEqual(['toast Please Login first! ', 'open /']);
      expect(state()).toEqual({ ready: 'refused' });
      expect(now().context.refusal).toBe('Please Login first! ');
    },
  );

  test.each([
    ['no link', { ...vimaan, link: '' }],
    ['a UNIVERSE link without a place for the token', { ...universe, link: 'https://games/{eventId}' }],
    ['any other company', { ...universe, companyName: 'OTHER' }],
  ])('[CAL-4] %s leads to the upline, and the bettor stays', (_what, game) => {
    const { choose, did, state } = openLaunch();
    choose(game);
    expect(did).toEqual(['toast Please contact your upline! ']);
    expect(state()).toEqual({ ready: 'refused' });
  });

  test('[CAL-4] a VIMAAN game is opened as it is', () => {
    const { choose, did, state } = openLaunch();
    choose(vimaan);
    expect(did).toEqual(['link https://vimaan/{token}/88.0001']);
    expect(state()).toEqual({ ready: 'idle' });
  });

  test('[CAL-4] a UNIVERSE game gets a launch code for its token and its event id, and the browser goes there', async () => {
    const { choose, did, now, state } = openLaunch({ answer: async () => ({ kind: 'code', code: 'c/1' }) });
    choose(universe);
    expect(launchingGame(now())).toBe('99.0001');
    expect(did).toEqual(['ask 99.0001']);
    await settle();
    expect(did.slice(1)).toEqual(['go to https://games/play?token=c%2F1&game=99.0001']);
    expect(state()).toEqual({ ready: 'idle' });
    expect(launchingGame(now())).toBeNull();
  });
});

describe('the launch code', () => {
  test('is asked for once, however often one clicks meanwhile', () => {
    const { choose, did, now } = openLaunch();
    choose(universe);
    choose(universe);
    choose(vimaan);
    expect(did).toEqual(['ask 99.0001']);
    expect(now().can({ type: 'game.chosen', game: vimaan })).toBe(false);
  });

  test('that is refused gives the exchange’s words; the next choice forgets it', async () => {
    const { choose, did, state, now } = openLaunch({
      answer: async () => ({ kind: 'refused', message: 'You have excluded yourself.' }),
    });
    choose(universe);
    await settle();
    expect(did.at(-1)).toBe('toast You have excluded yourself.');
    expect(state()).toEqual({ ready: 'refused' });
    choose(vimaan);
    expect(now().context.refusal).toBeNull();
  });

  test('that does not come is reported, and the game may be chosen again', async () => {
    const failing = openLaunch({ answer: async () => Promise.reject(new Error('cut')) });
    failing.choose(universe);
    await settle();
    const silent = openLaunch();
    silent.choose(universe);
    silent.clock.increment(8_000);
    for (const { did, state, now } of [failing, silent]) {
      expect(did).toEqual(['ask 99.0001', 'toast Something went wrong. Please try again.']);
      expect(state()).toEqual({ ready: 'noAnswer' });
      expect(now().can({ type: 'game.chosen', game: universe })).toBe(true);
    }
  });

  test('that comes after signing out is not followed', async () => {
    const { launch, choose, did, state } = openLaunch({
      answer: async () => ({ kind: 'code', code: 'late' }),
    });
    choose(universe);
    launch.send({ type: 'token.changed', hasToken: false });
    await settle();
    expect(did).toEqual(['ask 99.0001']);
    expect(state()).toEqual({ ready: 'idle' });
  });
  test('goes on while the token is renewed', async () => {
    const { launch, choose, did } = openLaunch({ answer: async () => ({ kind: 'code', code: 'c/1' }) });
    choose(universe);
    launch.send({ type: 'token.changed', hasToken: true });
    await settle();
    expect(did.at(-1)).toBe('go to https://games/play?token=c%2F1&game=99.0001');
  });
});
