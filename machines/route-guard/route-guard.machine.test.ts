import { createActor } from 'xstate';
import { describe, expect, test } from 'vitest';
import type { Guard, Visitor } from '#domain/site/route.ts';
import { isPageShown, routeGuardMachine } from './route-guard.machine.ts';
import type { AskedPage } from './route-guard.types.ts';

const page = (path: string, guard: Guard) => ({ guard, path, pathname: path.split('?')[0]!, visit: '1' });
const settings = page('/settings?from=menu', 'token');
const market = page('/marketdetails/1/4', 'notBlocked');
const banking = page('/banking', 'tokenAndNotBlocked');
const home = page('/home', 'none');

const nobody: Visitor = { hasToken: false, isLogin: undefined };
const bettor: Visitor = { hasToken: true, isLogin: 1 };
const blocked: Visitor = { hasToken: true, isLogin: 0 };

/** A site's guard. `did` lists its effects in order. */
function openGuard(visitor: Visitor, wantedPath: string | null = null) {
  const did: string[] = [];
  const actor = createActor(
    routeGuardMachine.provide({
      actions: {
        sendHome: () => did.push('home'),
        openPath: (_, { path }) => did.push(`open ${path}`),
        storeWantedPath: (_, { path }) => did.push(`store ${path}`),
        toastRefused: (_, { why }) => did.push(`toast ${why}`),
      },
    }),
    { input: { visitor, wantedPath } },
  ).start();
  return {
    did,
    ask: (asked: AskedPage) => actor.send({ type: 'page.asked', page: asked }),
    becomes: (now: Visitor) => actor.send({ type: 'visitor.changed', visitor: now }),
    signIn: (now: Visitor) => {
      // The session reports the sign-in first.
      actor.send({ type: 'signed.in' });
      actor.send({ type: 'visitor.changed', visitor: now });
    },
    state: () => actor.getSnapshot().value,
    shows: (asked: AskedPage) => isPageShown(actor.getSnapshot(), asked),
  };
}

const noToken = ['store /settings?from=menu', 'toast noToken', 'home'];

describe('a page that is asked for', () => {
  test('[GRD-1] by a visitor who needs a token leads home, and is kept for the sign-in', () => {
    const { ask, did, state } = openGuard(nobody);
    ask(settings);
    expect([state(), did]).toEqual([{ refused: 'noToken' }, noToken]);
  });

  test('[GRD-2] by a blocked user leads home, and is not kept; by nobody it is open', () => {
    const refused = openGuard(blocked);
    refused.ask(market);
    expect([refused.state(), refused.did]).toEqual([{ refused: 'blocked' }, ['toast blocked', 'home']]);
    const open = openGuard(nobody);
    open.ask(market);
    expect([open.state(), open.did]).toEqual(['allowed', []]);
  });

  test.each([
    ['nobody', nobody, { refused: 'noToken' }],
    ['a blocked user', blocked, { refused: 'blocked' }],
    ['a bettor', bettor, 'allowed'],
  ] as const)('[GRD-3] behind both guards, by %s', (_, visitor, state) => {
    const guard = openGuard(visitor);
    guard.ask(banking);
    expect(guard.state()).toEqual(state);
  });

  test('[GRD-4] is decided before it is asked for, without doing anything yet', () => {
    const { did, shows, state } = openGuard(nobody);
    expect([shows(settings), shows(market), shows(home)]).toEqual([false, true, true]);
    expect([state(), did]).toEqual(['waiting', []]);
  });

  test('again after home is decided again; asked for twice at once it leads home once', () => {
    const { ask, did } = openGuard(nobody);
    ask(settings);
    ask(settings);
    ask(home);
    ask(settings);
    expect(did).toEqual([...noToken, ...noToken]);
  });
});

describe('the wanted page', () => {
  test('opens after the sign-in, once; what is shown stays until then', () => {
    const { ask, did, shows, signIn, state } = openGuard(nobody);
    ask(settings);
    ask(home);
    signIn(bettor);
    expect([state(), shows(home)]).toEqual(['returning', true]);
    ask(settings);
    expect([state(), did.slice(3)]).toEqual(['allowed', ['open /settings?from=menu', 'store null']]);
    signIn(bettor);
    expect([state(), did.length]).toEqual(['allowed', 5]);
  });

  test('is forgotten by whoever goes on to another page, but not on the way to a sign-in', () => {
    const forgets = openGuard(nobody);
    for (const asked of [settings, home, market]) forgets.ask(asked);
    forgets.signIn(bettor);
    expect([forgets.state(), forgets.did]).toEqual(['allowed', [...noToken, 'store null']]);

    const registers = openGuard(nobody);
    for (const asked of [settings, home, page('/signup', 'none')]) registers.ask(asked);
    registers.signIn(bettor);
    expect([registers.state(), registers.did.slice(3)]).toEqual([
      'returning',
      ['open /settings?from=menu', 'store null'],
    ]);
  });

  test('is remembered from before the page was loaded', () => {
    const { did, signIn } = openGuard(nobody, '/favourites');
    signIn(bettor);
    expect(did).toEqual(['open /favourites', 'store null']);
  });

  test('may be refused to whoever signed in', () => {
    const { ask, did, signIn, state } = openGuard(nobody, '/banking');
    ask(home);
    signIn(blocked);
    ask(banking);
    expect([state(), did.slice(2)]).toEqual([{ refused: 'blocked' }, ['toast blocked', 'home']]);
  });

  test('does not open for somebody who signed in in another tab', () => {
    const { ask, becomes, did } = openGuard(nobody, '/favourites');
    ask(home);
    becomes(bettor);
    expect(did).toEqual([]);
  });
});

describe('a page that is open', () => {
  test('stays with another search or hash, and through every renewal', () => {
    const { ask, becomes, shows, state } = openGuard(bettor);
    ask(settings);
    ask({ ...settings, path: '/settings#login' });
    becomes({ ...bettor });
    expect([state(), shows(settings)]).toEqual(['allowed', true]);
  });

  test('[SES-2] shows nothing more when the session ended, and sends nobody anywhere', () => {
    const { ask, becomes, did, shows, state } = openGuard(bettor);
    ask(settings);
    becomes(nobody);
    ask({ ...settings, path: '/settings#login' });
    expect([state(), shows(settings), did]).toEqual(['ended', false, []]);
    becomes(bettor);
    expect([state(), shows(settings)]).toEqual(['allowed', true]);
  });

  test('[SES-2] tells whoever signed out nothing of a sign-in, also if that is answered before the root is shown', () => {
    const { ask, becomes, did, state } = openGuard(bettor);
    ask(settings);
    becomes(nobody);
    becomes({ ...nobody });
    expect([state(), did]).toEqual(['ended', []]);
    ask(home);
    expect([state(), did]).toEqual(['allowed', []]);
  });

  test('[SES-5] is left when its user is blocked', () => {
    const { ask, becomes, did, state } = openGuard(bettor);
    ask(market);
    becomes(blocked);
    expect([state(), did]).toEqual([{ refused: 'blocked' }, ['toast blocked', 'home']]);
  });
});
