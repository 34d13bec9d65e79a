import { describe, expect, test } from 'vitest';
import type { Bet } from '#domain/bet/intent.ts';
import { defaultSlipSettings } from '#domain/bet/slip-settings.ts';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { draftsOf } from './bet-slip.machine.ts';
import { away, awayToLay, cardsIdsOf, home, openFilledSlip, openSlip } from '../testing/open-slip.ts';

test('each card becomes a bet of its own, under an id of its own', () => {
  const { pick, stake, place, placed, state, cards } = openFilledSlip();
  pick(awayToLay);
  stake(away, '250.50');
  place();
  expect(placed).toMatchObject([
    { runnerId: 'home', side: 'BACK', odds: 236, stake: 10_000 },
    { runnerId: 'away', side: 'LAY', odds: 300, stake: 25_050 },
  ]);
  expect(cardsIdsOf(placed)).toEqual(['client-1', 'client-2']);
  expect(state()).toBe('placing');
  expect(cards().map(({ bet }) => bet?.state)).toEqual(['placing', 'placing']);
});

test('a second click places nothing more', () => {
  const { place, placed } = openFilledSlip();
  place();
  place();
  expect(placed.length).toBe(1);
});

test('an id that was used before places nothing', () => {
  const { slip, place, placed, report } = openFilledSlip();
  place();
  report('client-1', 'refused');
  const [{ clientId }] = placed as [Bet];
  slip.send({ type: 'place.chosen', clientIds: [clientId], at: '2026-11-21T10:00:01Z', pressedAt: 20_000 });
  expect(placed.length).toBe(1);
});

test('the result stands in the card', () => {
  const { place, report, cards, state } = openFilledSlip();
  place();
  report('client-1', 'matched');
  expect(state()).toBe('placed');
  expect(cards()[0]!.bet).toMatchObject({ state: 'matched', order: { matched: 10_000 } });
});

test.each(['placing', 'unknown', 'neverArrived'] as const)(
  'a card whose bet is %s is neither replaced, edited, removed nor cleared',
  (state) => {
    const { slip, place, report, cards, pick, stake } = openFilledSlip();
    place();
    report('client-1', state);
    const before = cards();
    pick(samplePrice({ odds: 300 }));
    stake(home, '500');
    slip.send({ type: 'selection.removed', id: home });
    slip.send({ type: 'slip.cleared' });
    expect(cards()).toEqual(before);
  },
);

test('a bet that is unknown does not hold back other bets', () => {
  const { place, placed, report, pick, stake } = openFilledSlip();
  place();
  report('client-1', 'unknown');
  pick(awayToLay);
  stake(away, '100');
  place();
  expect(cardsIdsOf(placed)).toEqual(['client-1', 'client-3']);
});

test('a bet in doubt leaves the slip, so that its selection may be made and placed anew', () => {
  const { place, placed, report, pick, stake, cards, state } = openFilledSlip();
  place();
  report('client-1', 'unknown');
  report('client-1', 'inDoubt');
  expect(state()).toBe('empty');
  expect(cards()).toEqual([]);
  pick();
  stake(home, '100');
  place();
  expect(cardsIdsOf(placed)).toEqual(['client-1', 'client-3']);
  report('client-1', 'matched');
  expect(cards()[0]!.bet).toMatchObject({ clientId: placed[1]!.clientId, state: 'placing' });
});

test('a bet that comes to be in doubt while others are confirmed leaves them to be read', () => {
  const { slip, place, pick, stake, report, state, cards } = openFilledSlip();
  place();
  report('client-1', 'unknown');
  slip.send({ type: 'settings.changed', settings: { ...defaultSlipSettings, isConfirmed: true } });
  pick(awayToLay);
  stake(away, '100');
  place();
  report('client-1', 'inDoubt');
  expect(state()).toBe('confirming');
  expect(cards().map(({ id }) => id)).toEqual([away]);
});

test('a refused bet may be changed and placed anew, under a new id', () => {
  const { slip, place, placed, report, cards, state } = openFilledSlip();
  place();
  report('client-1', 'refused');
  expect(state()).toBe('editing');
  slip.send({ type: 'odds.stepped', id: home, ticks: 1 });
  expect(cards()[0]!.bet).toBeNull();
  place();
  expect(placed.map(({ odds }) => odds)).toEqual([236, 238]);
  expect(cardsIdsOf(placed)).toEqual(['client-1', 'client-3']);
});

test('a late report about a bet whose card is gone changes nothing', () => {
  const { slip, place, report, state } = openFilledSlip();
  place();
  report('client-1', 'matched');
  slip.send({ type: 'selection.removed', id: home });
  report('client-1', 'settled');
  expect(state()).toBe('empty');
});

test('a finished card is replaced by a fresh one without a stake when its price is picked again', () => {
  const { place, report, pick, cards, state } = openFilledSlip();
  place();
  report('client-1', 'matched');
  pick();
  expect(state()).toBe('editing');
  expect(cards()[0]).toMatchObject({ stakeText: '', bet: null });
});

test('after sign-out nobody sees the bets nor the selections of whoever was there', () => {
  const { slip, place, report, pick, cards } = openFilledSlip();
  place();
  report('client-1', 'matched');
  pick(awayToLay);
  slip.send({ type: 'bettor.changed', bettor: 'visitor' });
  expect(cards()).toEqual([]);
});

test('a visitor’s selections go along into the sign-in', () => {
  const { slip, place, placed } = openFilledSlip('visitor');
  slip.send({ type: 'bettor.changed', bettor: 'bettor' });
  place();
  expect(placed).toMatchObject([{ stake: 10_000 }]);
  expect(cardsIdsOf(placed)).toEqual(['client-1']);
});

describe('the confirm step', () => {
  test('stands between "place" and the exchange, and leads back', () => {
    const { slip, place, placed, state } = openFilledSlip('bettor', { isConfirmed: true });
    place();
    expect(state()).toBe('confirming');
    expect(placed).toEqual([]);
    slip.send({ type: 'confirm.left' });
    expect(state()).toBe('editing');
    place();
    place();
    expect(state()).toBe('placing');
    expect(placed).toHaveLength(1);
  });

  test('takes nothing while the market is suspended', () => {
    const { slip, place, placed, state } = openFilledSlip('bettor', { isConfirmed: true });
    place();
    slip.send({ type: 'market.changed', marketId: '1.1', reason: 'MARKET_SUSPENDED' });
    place();
    expect(state()).toBe('confirming');
    expect(placed).toEqual([]);
  });

  test('is left when a card changes, so that nothing unread is placed', () => {
    const { place, placed, pick, state } = openFilledSlip('bettor', { isConfirmed: true });
    place();
    pick(awayToLay);
    expect(state()).toBe('editing');
    expect(placed).toEqual([]);
  });

  test('is left when an earlier bet turns out to be refused, and stays when it is matched', () => {
    const { slip, place, pick, stake, report, state } = openFilledSlip();
    place();
    report('client-1', 'unknown');
    slip.send({ type: 'settings.changed', settings: { ...defaultSlipSettings, isConfirmed: true } });
    pick(awayToLay);
    stake(away, '100');
    place();
    report('client-1', 'matched');
    expect(state()).toBe('confirming');
    report('client-1', 'refused');
    expect(state()).toBe('editing');
  });
});

describe('one click', () => {
  const oneClick = { isOn: true, stake: 20_000, cap: 30_000 };

  test('places the opted stake under the click’s own id', () => {
    const { pick, placed, state } = openSlip('bettor', { oneClick });
    pick();
    expect(placed).toMatchObject([{ clientId: 'client-1', odds: 236, stake: 20_000 }]);
    expect(state()).toBe('placing');
  });

  test('two presses are one bet', () => {
    const { pick, placed } = openSlip('bettor', { oneClick });
    pick();
    pick();
    expect(placed.length).toBe(1);
  });

  test('after its bet is matched, another press is another bet', () => {
    const { pick, placed, report } = openSlip('bettor', { oneClick });
    pick();
    report('client-1', 'matched');
    pick(samplePrice(), 0, 10_500);
    expect(placed.map(({ clientId }) => clientId)).toEqual(['client-1', 'client-2']);
  });

  test('the second half of a double press is none, however soon the first was matched', () => {
    const { pick, placed, report } = openSlip('bettor', { oneClick });
    pick();
    report('client-1', 'matched');
    pick(samplePrice(), 0, 10_499);
    expect(placed).toHaveLength(1);
    // Another price is another bet.
    pick(samplePrice({ side: 'LAY', odds: 238 }), 0, 10_499);
    expect(placed).toHaveLength(2);
  });

  test.each([
    ['a visitor', 'visitor', {}],
    ['a lay whose liability is beyond the cap', 'bettor', { side: 'LAY', odds: 300 }],
    ['a stake the market does not take', 'bettor', { minStake: 50_000 }],
  ] as const)('not for %s: the selection waits in the slip', (_, who, price) => {
    const { pick, placed, cards } = openSlip(who, { oneClick });
    pick(samplePrice(price));
    expect(placed).toEqual([]);
    expect(cards()).toHaveLength(1);
  });

  test('not in a suspended market, and not on a price that changed under the pointer', () => {
    const { slip, pick, placed } = openSlip('bettor', { oneClick });
    pick(samplePrice(), 9_900, 10_000);
    slip.send({ type: 'market.changed', marketId: '1.1', reason: 'MARKET_SUSPENDED' });
    pick();
    expect(placed).toEqual([]);
  });

  test('not in a market of which only the page that was pressed knows yet that it takes no bets', () => {
    const { slip, placed, cards } = openSlip('bettor', { oneClick });
    const press = {
      type: 'price.picked',
      at: 10_000,
      changedAt: 0,
      chosenAt: '2026-11-21T10:00:00Z',
    } as const;
    const price = (marketId: string) => samplePrice({ marketId });
    slip.send({ ...press, price: price('1.2'), reason: 'MARKET_SUSPENDED', clientId: 'client-1' });
    expect(placed).toEqual([]);
    expect(cards()).toMatchObject([{ marketId: '1.2', stakeText: '', bet: null }]);
    slip.send({ ...press, price: price('1.3'), reason: null, clientId: 'client-2' });
    expect(placed).toMatchObject([{ clientId: 'client-2', marketId: '1.3' }]);
  });
});

describe('what an earlier visit left', () => {
  test('stands again, under the id of its first click', () => {
    const before = openFilledSlip();
    const { slip, place, placed, cards } = openSlip();
    slip.send({ type: 'draft.restored', cards: draftsOf(before.now()) });
    expect(cards()).toMatchObject([{ oddsText: '2.36', stakeText: '100', currentOdds: null, bet: null }]);
    place();
    expect(placed).toMatchObject([{ stake: 10_000 }]);
    expect(cardsIdsOf(placed)).toEqual(['client-1']);
  });

  test('does not replace a card that stands already', () => {
    const before = openFilledSlip();
    const { slip, pick, cards } = openSlip();
    pick(samplePrice({ odds: 240 }));
    slip.send({ type: 'draft.restored', cards: draftsOf(before.now()) });
    expect(cards().map(({ odds }) => odds)).toEqual([240]);
  });

  test('holds no bet that is under way', () => {
    const { place, now } = openFilledSlip();
    place();
    expect(draftsOf(now())).toEqual([]);
  });
});
