import { expect, test } from 'vitest';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { awayToLay, home, openFilledSlip } from '#machines/testing/open-slip.ts';
import { watchOtherTabs, type OtherTabs, type Placed } from './other-tabs.ts';

/** Two tabs that hold the same selection, and hear each other at once. */
function openTabs() {
  const listeners: ((placed: Placed) => void)[] = [];
  const others = [0, 1].map((own): OtherTabs => ({
    tell: (placed) => listeners[1 - own]?.(placed),
    listen: (onPlaced) => {
      listeners[own] = onPlaced;
      return () => undefined;
    },
  }));
  const removed: string[] = [];
  const tabs = others.map((other) => {
    const tab = openFilledSlip();
    watchOtherTabs(tab.slip, other, (runnerName) => removed.push(runnerName));
    return tab;
  });
  return { here: tabs[0]!, there: tabs[1]!, removed };
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
