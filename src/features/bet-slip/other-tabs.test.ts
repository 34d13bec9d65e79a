import { expect, test } from 'vitest';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { itemAt } from '#domain/must.ts';
import { draftsOf } from '#machines/bet-slip/bet-slip.machine.ts';
import { awayToLay, home, openFilledSlip, openSlip } from '#machines/testing/open-slip.ts';
import { watchOtherTabs, type OtherTabs, type TabMessage } from './other-tabs.ts';

/** How tabs hear each other: at once, as soon as they listen. */
function openChannels() {
  const listeners = new Map<number, (message: TabMessage) => void>();
  return [0, 1].map((own): OtherTabs => ({
    tell: (message) => listeners.get(1 - own)?.(structuredClone(message)),
    listen: (onMessage) => {
      listeners.set(own, onMessage);
      return () => listeners.delete(own);
    },
  })) as [OtherTabs, OtherTabs];
}

/** Two tabs that hold the same selection. */
function openTabs() {
  const removed: string[] = [];
  const tabs = openChannels().map((channel) => {
    const tab = openFilledSlip();
    watchOtherTabs(tab.slip, channel, (runnerName) => removed.push(runnerName));
    return tab;
  });
  return { here: itemAt(tabs, 0), there: itemAt(tabs, 1), removed };
}

/** A tab that listens, and one that has restored its selection and will listen when it is told to. */
function openLateTab() {
  const [first, second] = openChannels();
  const removed: string[] = [];
  const there = openFilledSlip();
  watchOtherTabs(there.slip, first, () => undefined);
  const drafts = draftsOf(there.now());
  const here = openSlip();
  const restore = () => here.slip.send({ type: 'draft.restored', cards: drafts });
  const listen = () => watchOtherTabs(here.slip, second, (runnerName) => removed.push(runnerName));
  return { here, there, removed, restore, listen };
}

test('a selection that another tab places is gone from this one, which says so', () => {
  const { here, there, removed } = openTabs();
  there.place();
  expect(here.cards()).toEqual([]);
  expect(removed).toEqual(['Home']);
  expect(there.cards()).toHaveLength(1);
});

test('a copy at a better quote is the same selection', () => {
  const { here, there, removed } = openTabs();
  const quote = samplePrice({ kind: 'BOOKMAKER', odds: 190 });
  for (const tab of [here, there]) {
    tab.pick(quote);
    tab.stake(home, '100');
  }
  there.slip.send({ type: 'price.changed', marketId: '1.1', runnerId: 'home', side: 'BACK', odds: 195 });
  expect(there.cards()).toMatchObject([{ oddsText: '1.95' }]);
  there.place();
  expect(here.cards()).toEqual([]);
  expect(removed).toEqual(['Home']);
});

/** One click in the tab places 500. */
function clickOnce({ slip, now, pick }: ReturnType<typeof openSlip>): void {
  const oneClick = { isOn: true, stake: 50_000, cap: 100_000 };
  slip.send({ type: 'settings.changed', settings: { ...now().context.settings, oneClick } });
  pick();
}

test('one stays and says what was placed, where one click in another tab placed a bet of another stake', () => {
  const { here, there, removed } = openTabs();
  clickOnce(there);
  expect(there.placed).toMatchObject([{ stake: 50_000 }]);
  expect(here.cards()).toMatchObject([{ stakeText: '100', placedElsewhere: { stake: 50_000 } }]);
  expect(removed).toEqual([]);
});

test('so does one that was chosen anew after its like was refused in the other tab', () => {
  const { here, there, removed } = openTabs();
  there.place();
  there.report(there.placed[0]!.clientId, 'refused');
  here.pick();
  here.stake(home, '100');
  clickOnce(there);
  expect(there.placed).toMatchObject([{ stake: 10_000 }, { stake: 50_000 }]);
  expect(here.cards()).toMatchObject([{ stakeText: '100', placedElsewhere: { stake: 50_000 } }]);
  expect(removed).toEqual(['Home']);
});

test('one with another stake stays and says what was placed, and another selection stays as it is', () => {
  const { here, there, removed } = openTabs();
  here.stake(home, '120');
  here.pick(awayToLay);
  there.place();
  expect(here.cards()).toMatchObject([
    { id: home, stakeText: '120', placedElsewhere: { odds: 236, line: null, stake: 10_000 } },
    { id: '1.1/away/LAY' },
  ]);
  expect(here.cards()[1]).not.toHaveProperty('placedElsewhere');
  expect(removed).toEqual([]);
});

test('one at other odds says at which price the other tab has taken it', () => {
  const { here, there } = openTabs();
  here.slip.send({ type: 'odds.typed', id: home, text: '2.4' });
  there.homeIsAt(230);
  there.take();
  expect(here.cards()).toMatchObject([{ oddsText: '2.4', placedElsewhere: { odds: 230, stake: 10_000 } }]);
});

test('a bet that is under way here stays when the other tab places the same', () => {
  const { here, there } = openTabs();
  here.place();
  expect(there.cards()).toEqual([]);
  expect(here.cards()).toHaveLength(1);
});

test('what was placed before a tab listens, that tab is told as it begins', () => {
  const { here, there, removed, restore, listen } = openLateTab();
  restore();
  there.place();
  there.report('client-1', 'matched');
  listen();
  expect(here.cards()).toEqual([]);
  expect(removed).toEqual(['Home']);
});

test('a selection that is restored only after it was placed elsewhere is believed to be placed, too', () => {
  const { here, there, removed, restore, listen } = openLateTab();
  listen();
  there.place();
  restore();
  expect(here.cards()).toEqual([]);
  expect(removed).toEqual(['Home']);
});

test('what this tab placed before it listened, the others are told as it begins', () => {
  const { here, there, restore, listen } = openLateTab();
  restore();
  here.stake(home, '200');
  here.place();
  listen();
  expect(there.cards()).toMatchObject([{ stakeText: '100', placedElsewhere: { stake: 20_000 } }]);
});

test('a selection made anew after its like was placed is no copy, for a tab that begins to listen', () => {
  const { here, there, removed, listen } = openLateTab();
  there.place();
  here.pick();
  here.pick(awayToLay);
  here.slip.send({ type: 'selection.removed', id: home });
  here.pick();
  here.stake(home, '100');
  listen();
  expect(here.cards()).toMatchObject([{ id: '1.1/away/LAY' }, { id: home, stakeText: '100' }]);
  expect(here.cards()[1]?.placedElsewhere).toBeUndefined();
  expect(removed).toEqual([]);
});

test('one press in the other tab is believed as any', () => {
  const { here, there } = openTabs();
  const { settings } = there.now().context;
  there.slip.send({
    type: 'settings.changed',
    settings: { ...settings, oneClick: { isOn: true, stake: 20_000, cap: 20_000 } },
  });
  there.slip.send({ type: 'slip.cleared' });
  here.pick();
  here.stake(home, '100');
  there.pick();
  expect(there.placed).toHaveLength(1);
  expect(here.cards()).toMatchObject([{ stakeText: '100', placedElsewhere: { odds: 236, stake: 20_000 } }]);
});

test('a selection that is removed in another tab, or cleared with others, is gone from this one without a word', () => {
  const { here, there, removed } = openTabs();
  for (const tab of [here, there]) tab.pick(awayToLay);
  there.slip.send({ type: 'selection.removed', id: home });
  expect(here.cards()).toMatchObject([{ id: '1.1/away/LAY' }]);
  there.slip.send({ type: 'slip.cleared' });
  expect([here.cards(), there.cards(), removed]).toEqual([[], [], []]);
});

test('one that was given another stake here, or was chosen here alone, stays', () => {
  const { here, there } = openTabs();
  here.stake(home, '120');
  here.pick(awayToLay);
  there.slip.send({ type: 'slip.cleared' });
  expect(here.cards()).toMatchObject([{ id: home, stakeText: '120' }, { id: '1.1/away/LAY' }]);
});

test('a tab that begins to listen, and one that restores it only then, are told what was removed', () => {
  for (const isFirst of [true, false]) {
    const { here, there, restore, listen } = openLateTab();
    if (isFirst) restore();
    there.slip.send({ type: 'slip.cleared' });
    listen();
    if (!isFirst) restore();
    expect(here.cards()).toEqual([]);
  }
});

test('a selection that is chosen anew after its like was removed stays', () => {
  const { here, there, listen } = openLateTab();
  there.slip.send({ type: 'slip.cleared' });
  here.pick(awayToLay);
  here.pick();
  here.stake(home, '100');
  listen();
  expect(here.cards()).toMatchObject([{ id: '1.1/away/LAY' }, { id: home, stakeText: '100' }]);
});

test('whoever signs out in a tab removes nothing from the others, which hear of it themselves', () => {
  const { here, there } = openTabs();
  there.slip.send({ type: 'bettor.changed', bettor: 'visitor' });
  expect(there.cards()).toEqual([]);
  expect(here.cards()).toHaveLength(1);
});

test('a bet that is under way here stays when its like is removed in the other tab', () => {
  const { here, there } = openTabs();
  here.slip.send({ type: 'odds.typed', id: home, text: '2.4' });
  here.place();
  expect(there.cards()).toMatchObject([{ placedElsewhere: { odds: 240 } }]);
  there.slip.send({ type: 'selection.removed', id: home });
  expect(here.cards()).toMatchObject([{ bet: { state: 'placing' } }]);
});
