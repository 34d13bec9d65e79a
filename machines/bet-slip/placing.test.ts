import { expect, test } from 'vitest';
import { samplePrice } from '../testing/sample-price.ts';
import { away, awayToLay, home, openFilledSlip } from '../testing/open-slip.ts';

test('each card becomes a bet of its own, under an id of its own', () => {
  const { pick, stake, place, placed, state, cards } = openFilledSlip();
  pick(awayToLay);
  stake(away, '250.50');
  place();
  expect(placed).toMatchObject([
    { clientId: 'client-1', runnerId: 'home', side: 'BACK', odds: 236, stake: 10_000 },
    { clientId: 'client-2', runnerId: 'away', side: 'LAY', odds: 300, stake: 25_050 },
  ]);
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
  const { slip, place, placed, report, pick, stake } = openFilledSlip();
  place();
  report('client-1', 'matched');
  pick(awayToLay);
  stake(away, '100');
  slip.send({ type: 'place.chosen', clientIds: ['client-1'], at: '2026-11-21T10:00:01Z' });
  expect(placed.length).toBe(1);
});

test('the result stands in the card', () => {
  const { place, report, cards, state } = openFilledSlip();
  place();
  report('client-1', 'matched');
  expect([state(), cards()[0]!.bet]).toMatchObject([
    'placed',
    { state: 'matched', order: { matched: 10_000 } },
  ]);
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
  expect(placed.map(({ clientId }) => clientId)).toEqual(['client-1', 'client-2']);
});

test('a refused bet may be changed and placed anew, under a new id', () => {
  const { slip, place, placed, report, cards, state } = openFilledSlip();
  place();
  report('client-1', 'refused');
  expect(state()).toBe('editing');
  slip.send({ type: 'odds.stepped', id: home, ticks: 1 });
  expect(cards()[0]!.bet).toBeNull();
  place();
  expect(placed.map(({ clientId, odds }) => [clientId, odds])).toEqual([
    ['client-1', 236],
    ['client-2', 238],
  ]);
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
  expect([state(), cards()[0]]).toMatchObject(['editing', { stakeText: '', bet: null }]);
});

test('after sign-out nobody sees the bets of whoever was there', () => {
  const { slip, place, report, pick, cards } = openFilledSlip();
  place();
  report('client-1', 'matched');
  pick(awayToLay);
  slip.send({ type: 'bettor.changed', bettor: 'visitor' });
  expect(cards().map(({ id }) => id)).toEqual([away]);
});
