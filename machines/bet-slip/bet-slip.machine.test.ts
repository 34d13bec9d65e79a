import { describe, expect, test } from 'vitest';
import { readCard } from '#domain/bet/slip-card.ts';
import { priceMove } from '#domain/bet/slip.ts';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { draftsOf } from './bet-slip.machine.ts';
import { canPlace, cardBlockOf, placeableCards } from './slip-selectors.ts';
import { away, awayToLay, home, openFilledSlip, openSlip } from '../testing/open-slip.ts';

describe('selections', () => {
  test('[PNL-8] a clicked price becomes a card with its odds and no stake', () => {
    const { cards, pick, state } = openSlip();
    expect(state()).toBe('empty');
    pick();
    expect(state()).toBe('editing');
    expect(cards()).toHaveLength(1);
    expect(cards()[0]).toMatchObject({
      id: home,
      odds: 236,
      currentOdds: 236,
      oddsText: '2.36',
      stakeText: '',
    });
  });

  test('back and lay, and several runners, stand beside each other', () => {
    const { cards, pick } = openSlip();
    for (const price of [samplePrice(), samplePrice({ side: 'LAY' }), awayToLay]) pick(price);
    expect(cards().map(({ id }) => id)).toEqual([home, '1.1/home/LAY', away]);
  });

  test('the same runner and side again replaces the card in its place, and keeps the stake', () => {
    const { cards, pick } = openFilledSlip();
    pick(awayToLay);
    pick(samplePrice({ odds: 240 }));
    expect(cards().map(({ id, odds, stakeText }) => [id, odds, stakeText])).toEqual([
      [home, 240, '100'],
      [away, 300, ''],
    ]);
  });

  test('a card is removed, and the slip is cleared', () => {
    const { slip, cards, pick, state } = openSlip();
    pick();
    pick(awayToLay);
    slip.send({ type: 'selection.removed', id: home });
    expect(cards().map(({ id }) => id)).toEqual([away]);
    slip.send({ type: 'slip.cleared' });
    expect(state()).toBe('empty');
  });
});

describe('a price that moves', () => {
  test('the clicked odds stay, and the card knows what can be had now', () => {
    const { slip, cards, pick } = openSlip();
    pick();
    slip.send({ type: 'price.changed', marketId: '1.1', runnerId: 'home', side: 'BACK', odds: 232 });
    const card = cards()[0]!;
    expect(card.odds).toBe(236);
    expect(card.oddsText).toBe('2.36');
    expect(priceMove(card.ladder, card.side, card.odds, card.currentOdds)).toMatchObject({
      to: 232,
      ticks: -2,
    });
  });

  test('the new price is taken only when the bettor says so', () => {
    const { slip, cards, pick } = openSlip();
    pick();
    slip.send({ type: 'price.changed', marketId: '1.1', runnerId: 'home', side: 'BACK', odds: 232 });
    slip.send({ type: 'price.accepted', id: home });
    expect(cards()[0]).toMatchObject({ odds: 232, oddsText: '2.32' });
  });

  test('a price that changed under the pointer less than half a second ago needs a second click', () => {
    const { now, cards, pick } = openSlip();
    pick(samplePrice(), 9_501, 10_000);
    expect(cards()).toEqual([]);
    expect(now().context.changedUnderPointer).toEqual({ id: home, odds: 236, line: null, changedAt: 9_501 });
    pick(samplePrice(), 9_501, 10_200);
    expect(cards()).toHaveLength(1);
    expect(now().context.changedUnderPointer).toBeNull();
  });

  test('a second click on yet another price does not count', () => {
    const { cards, pick } = openSlip();
    pick(samplePrice(), 9_800, 10_000);
    pick(samplePrice({ odds: 238 }), 10_050, 10_200);
    expect(cards()).toEqual([]);
  });

  test('a second click counts for what was clicked first, not for the same odds that come once more later', () => {
    const { cards, pick } = openSlip();
    pick(samplePrice(), 9_800, 10_000);
    pick(samplePrice(), 60_000, 60_009);
    expect(cards()).toEqual([]);
    pick(samplePrice(), 60_000, 60_200);
    expect(cards()).toHaveLength(1);
  });

  test('one click on a price that came 9 ms ago places nothing, in whichever market and however often it came', () => {
    const { placed, pick } = openSlip('bettor', { oneClick: { isOn: true, stake: 10_000, cap: 10_000 } });
    pick(samplePrice({ odds: 900 }), 9_991, 10_000);
    pick(samplePrice({ marketId: '1.2', odds: 760 }), 10_991, 11_000);
    pick(samplePrice({ odds: 300 }), 11_991, 12_000);
    expect(placed).toEqual([]);
    pick(samplePrice({ odds: 300 }), 11_991, 12_791);
    expect(placed).toMatchObject([{ marketId: '1.1', odds: 300 }]);
  });

  test('a price that stood for half a second is taken at once', () => {
    const { cards, pick } = openSlip();
    pick(samplePrice(), 9_500, 10_000);
    expect(cards().length).toBe(1);
  });
});

describe('odds and stake', () => {
  test('the stepper walks the ladder, across its bands', () => {
    const { slip, cards, pick } = openSlip();
    pick(samplePrice({ odds: 200 }));
    const walked = [1, -2, 3].map((ticks) => {
      slip.send({ type: 'odds.stepped', id: home, ticks });
      return cards()[0]!.oddsText;
    });
    expect(walked).toEqual(['2.02', '1.99', '2.04']);
  });

  test('odds off the ladder are not placed, nor moved', () => {
    const { slip, cards, now } = openFilledSlip();
    slip.send({ type: 'odds.typed', id: home, text: '2.37' });
    expect(canPlace(now())).toBe(false);
    expect(cards()[0]!.oddsText).toBe('2.37');
  });

  test('a quick stake fills the stake', () => {
    const { slip, cards, pick } = openSlip();
    pick();
    slip.send({ type: 'quickStake.chosen', id: home, stake: 50_000 });
    expect(readCard(cards()[0]!)).toEqual({ odds: 236, stake: 50_000 });
  });

  test.each(['', '99.99', '50000.01', '0', '-1', 'all of it', '1e400'])(
    'a stake of %o is not placed',
    (text) => {
      const { now, stake, place, placed } = openFilledSlip();
      stake(home, text);
      expect(canPlace(now())).toBe(false);
      place();
      expect(placed).toEqual([]);
    },
  );
});

describe('when it may be placed', () => {
  test('a visitor and a user who may not bet fill a slip but do not place it', () => {
    const everybody = ['visitor', 'blocked', 'selfExcluded', 'bettor'] as const;
    expect(everybody.filter((who) => canPlace(openFilledSlip(who).now()))).toEqual(['bettor']);
  });

  test.each(['silent', 'MARKET_SUSPENDED', 'connecting'] as const)('not while the market is %s', (reason) => {
    const { slip, cards, now, place, placed } = openFilledSlip();
    slip.send({ type: 'market.changed', marketId: '1.1', reason });
    place();
    expect(canPlace(now())).toBe(false);
    expect(cardBlockOf(now(), cards()[0]!)).toEqual(reason);
    expect(placed).toEqual([]);
  });

  test('without the selections whose market has closed: they hold up nothing', () => {
    const { slip, cards, now, pick, place, placed, stake } = openFilledSlip();
    slip.send({ type: 'market.changed', marketId: '1.2', reason: null });
    pick(samplePrice({ marketId: '1.2' }));
    stake('1.2/home/BACK', '200');
    expect(placeableCards(now())).toHaveLength(2);
    slip.send({ type: 'market.changed', marketId: '1.2', reason: 'MARKET_CLOSED' });
    expect(placeableCards(now())).toHaveLength(1);
    expect(canPlace(now())).toBe(true);
    place();
    expect(placed.map(({ marketId }) => marketId)).toEqual(['1.1']);
    expect(cards()).toHaveLength(2);
  });

  test('not on a market that was not heard of', () => {
    const { slip, cards, now } = openSlip();
    const draft = draftsOf(openFilledSlip().now())[0]!;
    slip.send({
      type: 'draft.restored',
      cards: [{ ...draft, marketId: '1.2', id: '1.2/home/BACK' }],
    });
    expect(canPlace(now())).toBe(false);
    expect(cardBlockOf(now(), cards()[0]!)).toBe('connecting');
  });

  test('a card without a stake is left out; one with a wrong stake holds the others back', () => {
    const { now, pick, stake, place, placed } = openFilledSlip();
    pick(awayToLay);
    stake(away, '1');
    expect(canPlace(now())).toBe(false);
    stake(away, '');
    place();
    expect(placed.map(({ runnerId }) => runnerId)).toEqual(['home']);
  });
});

test('a bet that is on its way cannot be changed by a step of its odds or by a quick stake', () => {
  const { slip, cards, place } = openFilledSlip();
  place();
  const before = cards();
  slip.send({ type: 'odds.stepped', id: home, ticks: 1 });
  slip.send({ type: 'quickStake.chosen', id: home, stake: 50_000 });
  expect(cards()).toEqual(before);
});
