import { createActor, SimulatedClock } from 'xstate';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Popup } from '#domain/site/popup.ts';
import { popupsMachine, selectPopup } from './popups.machine.ts';

const rules: Popup = { name: 'rules' };
const bets: Popup = { name: 'bets' };

/**
 * Popups on a browser history that, like real ones, answers Back a moment later: on `answer()`. The first history entry
 * is the page before.
 */
function openPopups({ at = '/', hasToken = true }: { at?: string; hasToken?: boolean } = {}) {
  const clock = new SimulatedClock();
  const entries: { address: string; isPushed: boolean }[] = [
    { address: '/before', isPushed: false },
    { address: at, isPushed: false },
  ];
  let here = 1;
  let backs = 0;
  const entry = () => ({
    hash: /#.*$/.exec(entries[here]!.address)?.[0] ?? '',
    isPushed: entries[here]!.isPushed,
  });
  const tell = () => popups.send({ type: 'hash.changed', ...entry() });
  const write = (address: string, replace: boolean, isPushed = false) => {
    if (!replace) here++;
    entries.splice(here, Infinity, { address, isPushed });
    void Promise.resolve().then(tell);
  };
  const load = () =>
    createActor(
      popupsMachine.provide({
        actions: {
          setHash: (_, { hash, replace, isPushed }) =>
            write(entries[here]!.address.replace(/#.*$/, '') + hash, replace, isPushed),
          goBack: (_, params) => void (params.hash === entry().hash && backs++),
          openPath: (_, { path, replace }) => write(path, replace),
        },
      }),
      { clock, input: { ...entry(), hasToken } },
    ).start();
  let popups = load();
  const go = (by: number) => {
    here += by;
    tell();
  };
  return {
    popups,
    clock,
    go,
    /** The page is loaded again; the browser has kept its history, with what was written in each entry. */
    reload: () => {
      popups.stop();
      popups = load();
    },
    address: () => entries[here]!.address,
    history: () => entries.slice(0, here + 1).map(({ address }) => address),
    shown: () => selectPopup(popups.getSnapshot())?.name ?? null,
    state: () => popups.getSnapshot().value,
    show: (popup: Popup) => popups.send({ type: 'popup.opened', popup }),
    close: () => popups.send({ type: 'popup.closed' }),
    /** Goes back as often as the browser was asked to. */
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
    expect(site.shown()).toBe('rules');
    expect(site.history()).toEqual(['/before', '/', '/#rules']);
    site.go(-1);
    expect(site.shown()).toBeNull();
    expect(site.state()).toBe('closed');
    expect(site.address()).toBe('/');
  });

  test('closing it takes its entry back, so that Back leads to the page before', async () => {
    site.show(rules);
    await site.answer();
    site.close();
    expect(site.shown()).toBeNull();
    expect(site.state()).toBe('leaving');
    await site.answer();
    expect(site.state()).toBe('closed');
    expect(site.history()).toEqual(['/before', '/']);
  });

  test('Forward opens it again', async () => {
    site.show(rules);
    await site.answer();
    site.go(-1);
    site.go(1);
    expect(site.shown()).toBe('rules');
    expect(site.address()).toBe('/#rules');
  });

  test('one popup gives way to another in the same entry', async () => {
    site.show(rules);
    site.show(bets);
    await site.answer();
    expect(site.shown()).toBe('bets');
    expect(site.history()).toEqual(['/before', '/', '/#bets']);
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
    expect(site.state()).toBe('open');
    expect(site.shown()).toBe('bets');
    expect(site.history()).toEqual(['/before', '/', '/#bets']);
    site.close();
    site.show(rules);
    site.close();
    await site.answer();
    expect(site.shown()).toBeNull();
    expect(site.history()).toEqual(['/before', '/']);
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
    expect(site.shown()).toBeNull();
    expect(site.history()).toEqual(['/before', '/', '/marketdetails/7/4']);
  });
});

describe('after the page was loaded again', () => {
  const opened: readonly Popup[] = [
    rules,
    bets,
    { name: 'search' },
    { name: 'exposure' },
    { name: 'banking', section: 'deposit' },
    { name: 'book', marketId: '1.7' },
    { name: 'marketRules', marketId: '1.7' },
  ];
  test.each(opened)('$name closes as before, so that Back leads to the page before', async (popup) => {
    const site = openPopups();
    site.show(popup);
    await site.answer();
    site.reload();
    expect(site.shown()).toBe(popup.name);
    site.close();
    await site.answer();
    expect(site.history()).toEqual(['/before', '/']);
  });

  test('so does one that has taken the place of another', async () => {
    const site = openPopups();
    site.show(rules);
    site.show(bets);
    await site.answer();
    site.reload();
    site.close();
    await site.answer();
    expect(site.history()).toEqual(['/before', '/']);
  });

  test('so does one that Forward has opened again', async () => {
    const site = openPopups();
    site.show(rules);
    await site.answer();
    site.go(-1);
    site.go(1);
    site.close();
    await site.answer();
    expect(site.history()).toEqual(['/before', '/']);
  });
});

describe('a linked popup', () => {
  test('is open from the start; closing it stays on its page', async () => {
    const { shown, close, history, answer } = openPopups({ at: '/inplay#banking/deposit' });
    expect(shown()).toBe('banking');
    close();
    await answer();
    expect(shown()).toBeNull();
    expect(history()).toEqual(['/before', '/inplay']);
  });

  test('keeps its entry when one leaves it for a page', async () => {
    const { popups, history, answer } = openPopups({ at: '/#exposure' });
    popups.send({ type: 'popup.left', path: '/lottery' });
    await answer();
    expect(history()).toEqual(['/before', '/#exposure', '/lottery']);
  });

  test('a hash of a page’s own opens nothing and is left as it is', () => {
    const { shown, state, address } = openPopups({ at: '/#promotions' });
    expect(shown()).toBeNull();
    expect(state()).toBe('closed');
    expect(address()).toBe('/#promotions');
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
    expect(shown()).toBeNull();
    expect(history()).toEqual(['/before', '/']);
  });

  test('does not open for who is signed in', async () => {
    const { show, state, address, answer } = openPopups({ at: '/#login' });
    expect(state()).toBe('closed');
    expect(address()).toBe('/');
    show({ name: 'login' });
    await answer();
    expect(state()).toBe('closed');
    expect(address()).toBe('/');
  });
});
