import { createActor, fromPromise } from 'xstate';
import { describe, expect, test } from 'vitest';
import { partnerLaunchMachine, type PartnerAnswer } from '../partner-launch/partner-launch.machine.ts';
import { exchangeTabMachine, selectExchangeId } from './exchange-tab.machine.ts';

/** An exchange bar with the real partner launch behind it. `did` lists its effects in order. */
function openExchangeTabs({
  stored = null,
  hasToken = true,
}: { stored?: string | null; hasToken?: boolean } = {}) {
  const did: string[] = [];
  const partner = createActor(
    partnerLaunchMachine.provide({
      actors: { requestPartner: fromPromise<PartnerAnswer>(() => new Promise(() => {})) },
      actions: {
        toastError: (_, { message }) => did.push(`toast ${message}`),
        openPath: (_, { path }) => did.push(`open ${path}`),
      },
    }),
    { input: { hasToken } },
  ).start();
  const tabs = createActor(
    exchangeTabMachine.provide({
      actions: {
        storeTab: (_, { exchangeId }) => did.push(`store ${exchangeId}`),
        publishTab: (_, { kind, exchangeId }) => did.push(`publish ${kind} ${exchangeId}`),
        openDestination: (_, to) => {
          if (to.kind === 'page') did.push(`open ${to.path}${to.sportId ? ` with ${to.sportId}` : ''}`);
          else partner.send({ type: 'partner.chosen' });
        },
      },
    }),
    { input: { stored, hasToken } },
  ).start();
  return {
    tabs,
    did,
    partner: () => partner.getSnapshot().value,
    chosen: () => selectExchangeId(tabs.getSnapshot()),
    choose: (exchangeId: string) => tabs.send({ type: 'tab.chosen', exchangeId }),
  };
}

describe('choosing a tab', () => {
  test('[XBR-5] Home is chosen until another is, and a stored choice is taken up without an effect', () => {
    const stored = openExchangeTabs({ stored: '00' });
    expect(openExchangeTabs().chosen()).toBe('11');
    expect(stored.chosen()).toBe('00');
    expect(stored.did).toEqual([]);
  });

  test('[XBR-5] the chosen tab is stored, and an inplay or an exchange event published', () => {
    const { choose, did, chosen } = openExchangeTabs();
    choose('00');
    choose('16');
    expect(did).toEqual([
      'store 00',
      'publish inPlay 00',
      'open /inplay',
      'store 16',
      'publish exchange 16',
      'open /intcasino',
    ]);
    expect(chosen()).toBe('16');
  });

  test('[XBR-5] choosing the chosen tab again is no change: its page opens, nothing is published', () => {
    const { choose, did } = openExchangeTabs();
    choose('11');
    expect(did).toEqual(['open /']);
  });

  test('[XBR-2] an exchange of any other id opens home as cricket', () => {
    const { choose, did } = openExchangeTabs();
    choose('4');
    expect(did.at(-1)).toBe('open /?sport=4 with 4');
  });
});

describe('VIMAAN', () => {
  test('[VAL-2] a visitor is told to log in and sent to the root, and the tab is not chosen', () => {
    const { choose, did, chosen, partner } = openExchangeTabs({ hasToken: false });
    choose('88022');
    expect(did).toEqual(['toast Please Login first! ', 'open /']);
    expect(chosen()).toBe('11');
    expect(partner()).toEqual({ ready: 'refused' });
  });

  test('[VAL-2] a bettor’s choice is kept and the partner’s address asked for', () => {
    const { choose, did, partner } = openExchangeTabs();
    choose('88022');
    expect(did).toEqual(['store 88022', 'publish exchange 88022']);
    expect(partner()).toBe('asking');
  });
});

describe('what else changes the tab', () => {
  test('a page that is come to by a link or by Back marks its tab', () => {
    const { tabs, did, chosen } = openExchangeTabs();
    tabs.send({ type: 'path.changed', path: '/inplay' });
    expect(chosen()).toBe('00');
    expect(did).toEqual(['store 00', 'publish inPlay 00']);
    tabs.send({ type: 'path.changed', path: '/settings' });
    tabs.send({ type: 'path.changed', path: '/' });
    expect(chosen()).toBe('11');
    expect(did.slice(2)).toEqual(['store 11', 'publish exchange 11']);
  });

  test('signing out returns to Home without storing it: the storage was just cleared', () => {
    const { tabs, did, chosen } = openExchangeTabs({ stored: '16' });
    tabs.send({ type: 'token.changed', hasToken: false });
    expect(chosen()).toBe('11');
    expect(did).toEqual(['publish exchange 11']);
  });

  test('signing in keeps the tab', () => {
    const { tabs, did, chosen } = openExchangeTabs({ stored: '16', hasToken: false });
    tabs.send({ type: 'token.changed', hasToken: true });
    expect(chosen()).toBe('16');
    expect(did).toEqual([]);
  });

  test('hearing once more that nobody is signed in keeps a visitor’s tab', () => {
    const { tabs, did, chosen } = openExchangeTabs({ stored: '16', hasToken: false });
    tabs.send({ type: 'token.changed', hasToken: false });
    expect(chosen()).toBe('16');
    expect(did).toEqual([]);
  });
});
