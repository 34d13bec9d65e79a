import { createActor, SimulatedClock } from 'xstate';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Popup } from '#domain/site/popup.ts';
import { popupsMachine, selectPopup } from './popups.machine.ts';

const rules: Popup = { name: 'rules' };
const bets: Popup = { name: 'bets' };

/**
 * Popups before a browser's history, which answers Back a moment later, as browsers do: `answer()`.
 * The first entry of the history is the page before.
 */
function openPopups({ at = '/', hasToken = true }: { at?: string; hasToken?: boolean } = {}) {
  const clock = new SimulatedClock();
  const entries = ['/before', at];
  let here = 1;
  let backs = 0;
  const hash = () => /#.*$/.exec(entries[here]!)?.[0] ?? '';
  const tell = () => popups.send({ type: 'hash.changed', hash: hash() });
  const write = (address: string, replace: boolean) => {
    if (!replace) here++;
    entries.splice(here, Infinity, address);
    void Promise.resolve().then(tell);
  };
  const popups = createActor(
    popupsMachine.provide({
      actions: {
        setHash: (_, params) => write(entries[here]!.replace(/#.*$/, '') + params.hash, params.replace),
        goBack: (_, params) => void (params.hash === hash() && backs++),
        openPath: (_, { path, replace }) => write(path, replace),
      },
    }),
    { clock, input: { hash: hash(), hasToken } },
  ).start();
  const go = (by: number) => {
    here += by;
    tell();
  };
  return {
    popups,
    clock,
    go,
    address: () => entries[here],
    history: () => entries.slice(0, here + 1),
    shown: () => selectPopup(popups.getSnapshot())?.name ?? null,
    state: () => popups.getSnapshot().value,
    show: (popup: Popup) => popups.send({ type: 'popup.opened', popup }),
    close: () => popups.send({ type: 'popup.closed' }),
    /** The browser goes back as often as it was asked to. */
    answer: async () => {
      await Promise.resolve();
      for (; backs > 0; backs--) go(-1);
    },
  };
}

describe('opening and closing', () => {
  let site: ReturnType<typeof openPopups>;
  beforeEach(() => {
    site = openPopups();
  });

  test('a popup that is opened is in the address, and Back closes it', async () => {
    site.show(rules);
    await site.answer();
    expect([site.shown(), site.history()]).toEqual(['rules', ['/before', '/', '/#rules']]);
    site.go(-1);
    expect([site.shown(), site.state(), site.address()]).toEqual([null, 'closed', '/']);
  });

  test('closing it takes its entry back, so that Back leads to the page before', async () => {
    site.show(rules);
    await site.answer();
    site.close();
    expect([site.shown(), site.state()]).toEqual([null, 'leaving']);
    await site.answer();
    expect([site.state(), site.history()]).toEqual(['closed', ['/before', '/']]);
  });

  test('Forward opens it again', async () => {
    site.show(rules);
    await site.answer();
    site.go(-1);
    site.go(1);
    expect([site.shown(), site.address()]).toEqual(['rules', '/#rules']);
  });

  test('one popup gives way to another in the same entry', async () => {
    site.show(rules);
    site.show(bets);
    await site.answer();
    expect([site.shown(), site.history()]).toEqual(['bets', ['/before', '/', '/#bets']]);
    site.close();
    await site.answer();
    expect(site.history()).toEqual(['/before', '/']);
  });

  test('opening what is open changes nothing', async () => {
    site.show(rules);
    site.show({ name: 'rules' });
    await site.answer();
    expect(site.history()).toHaveLength(3);
  });

  test('a popup asked for while the one before leaves is opened after it, and can be taken back', async () => {
    site.show(rules);
    await site.answer();
    site.close();
    site.show(bets);
    expect(site.shown()).toBe('bets');
    await site.answer();
    expect([site.state(), site.shown(), site.history()]).toEqual([
      'open',
      'bets',
      ['/before', '/', '/#bets'],
    ]);
    site.close();
    site.show(rules);
    site.close();
    await site.answer();
    expect([site.shown(), site.history()]).toEqual([null, ['/before', '/']]);
  });

  test('a browser that never answers Back does not leave the popups stuck', async () => {
    site.show(rules);
    site.close();
    site.clock.increment(220);
    expect(site.state()).toBe('closed');
  });

  test('a page that a popup leads to takes the popup’s place in the history', async () => {
    site.show({ name: 'exposure' });
    await site.answer();
    site.popups.send({ type: 'popup.left', path: '/marketdetails/7/4' });
    await site.answer();
    expect([site.shown(), site.history()]).toEqual([null, ['/before', '/', '/marketdetails/7/4']]);
  });
});

describe('a linked popup', () => {
  test('is open from the start; closing it stays on its page', async () => {
    const { shown, close, history, answer } = openPopups({ at: '/inplay#banking/deposit' });
    expect(shown()).toBe('banking');
    close();
    await answer();
    expect([shown(), history()]).toEqual([null, ['/before', '/inplay']]);
  });

  test('keeps its entry when one leaves it for a page', async () => {
    const { popups, history, answer } = openPopups({ at: '/#exposure' });
    popups.send({ type: 'popup.left', path: '/lottery' });
    await answer();
    expect(history()).toEqual(['/before', '/#exposure', '/lottery']);
  });

  test('a hash of a page’s own opens nothing and is left as it is', () => {
    const { shown, state, address } = openPopups({ at: '/#promotions' });
    expect([shown(), state(), address()]).toEqual([null, 'closed', '/#promotions']);
  });
});

describe('the login', () => {
  test('stands before a bettor’s own popup, which opens after signing in', () => {
    const { popups, shown } = openPopups({ at: '/#exposure', hasToken: false });
    expect(shown()).toBe('login');
    popups.send({ type: 'token.changed', hasToken: true });
    expect(shown()).toBe('exposure');
  });

  test('closes when the bettor has signed in', async () => {
    const { popups, show, shown, answer, history } = openPopups({ hasToken: false });
    show({ name: 'login' });
    await answer();
    popups.send({ type: 'token.changed', hasToken: true });
    await answer();
    expect([shown(), history()]).toEqual([null, ['/before', '/']]);
  });

  test('does not open for who is signed in', async () => {
    const { show, state, address, answer } = openPopups({ at: '/#login' });
    expect([state(), address()]).toEqual(['closed', '/']);
    show({ name: 'login' });
    await answer();
    expect([state(), address()]).toEqual(['closed', '/']);
  });
});
