import { expect, test } from 'vitest';
import { draftsOf } from './bet-slip.machine.ts';
import type { BetSlipEvent } from './bet-slip.types.ts';
import { home, openFilledSlip, openSlip } from '../testing/open-slip.ts';

/** Two tabs with the same selection, as each restores what the browser kept; neither has heard of the other. */
function openTabs() {
  const here = openFilledSlip();
  const there = openSlip();
  there.slip.send({ type: 'draft.restored', cards: draftsOf(here.now()) });
  return { here, there };
}

test('the same bet pressed in both tabs has one id, so that the exchange places it once', () => {
  const { here, there } = openTabs();
  here.place();
  there.place();
  expect(there.placed).toEqual(here.placed);
});

const changes: [what: string, change: BetSlipEvent, bet: object][] = [
  ['another stake', { type: 'stake.typed', id: home, text: '200' }, { stake: 20_000 }],
  ['other odds', { type: 'odds.typed', id: home, text: '2.4' }, { odds: 240, take: null }],
  [
    'the price of now',
    {
      type: 'price.changed',
      marketId: '1.1',
      runnerId: 'home',
      side: 'BACK',
      odds: 230,
      offered: [[230, 100_000]],
    },
    { odds: 230 },
  ],
];

test.each(changes)(
  'a bet at %s is another bet, under an id of its own, whichever is placed first',
  (_, change, bet) => {
    const { here, there } = openTabs();
    there.slip.send(change);
    there.take();
    here.place();
    expect([here.placed, there.placed]).toMatchObject([[{ odds: 236, stake: 10_000 }], [bet]]);
    expect(there.placed[0]?.clientId).not.toBe(here.placed[0]?.clientId);
  },
);

test('so is one that takes a price that has moved further', () => {
  const { here, there } = openTabs();
  const { settings } = there.now().context;
  there.slip.send({
    type: 'settings.changed',
    settings: { ...settings, oddsPolicy: 'WITHIN', policyTicks: 2 },
  });
  here.place();
  there.place();
  expect(there.placed).toMatchObject([{ odds: 236, stake: 10_000, take: { policy: 'WITHIN', ticks: 2 } }]);
  expect(there.placed[0]?.clientId).not.toBe(here.placed[0]?.clientId);
});
