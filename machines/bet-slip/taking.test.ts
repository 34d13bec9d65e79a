import { expect, test } from 'vitest';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { home, openFilledSlip, openSlip } from '../testing/open-slip.ts';
import { areHeldBack } from './bets-being-made.ts';
import { canPlace, placeBlockOf } from './slip-selectors.ts';

type Opened = ReturnType<typeof openFilledSlip>;

const isHeldBack = ({ now }: Opened) => areHeldBack(now().context);

/** A back of 100.00 at 2.36, which is 2.20 now. */
function openMoved(settings: Parameters<typeof openFilledSlip>[1] = {}) {
  const opened = openFilledSlip('bettor', settings);
  opened.homeIsAt(220);
  return opened;
}

test('prices that could be read are placed at by one press', () => {
  const opened = openMoved();
  opened.take(500);
  expect(opened.placed).toMatchObject([{ odds: 220, stake: 10_000 }]);
  expect(opened.state()).toBe('placing');
  expect(isHeldBack(opened)).toBe(false);
});

test('prices that had only just changed are taken and not placed at, nor by the second half of a double press', () => {
  const opened = openMoved();
  opened.take(499, 20_000);
  expect(opened.placed).toEqual([]);
  expect(opened.cards()).toMatchObject([{ odds: 220, oddsText: '2.20' }]);
  expect(isHeldBack(opened)).toBe(true);
  opened.place(20_499);
  expect(opened.placed).toEqual([]);
  opened.place(20_500);
  expect(opened.placed).toMatchObject([{ odds: 220 }]);
});

test('that nothing was placed holds while prices move on, until the bet is changed', () => {
  const opened = openMoved();
  opened.take(0);
  opened.homeIsAt(210);
  expect(isHeldBack(opened)).toBe(true);
  opened.take(0);
  expect(opened.cards()).toMatchObject([{ odds: 210 }]);
  expect(isHeldBack(opened)).toBe(true);
  opened.stake(home, '200');
  expect(isHeldBack(opened)).toBe(false);
});

test('a bet that was held back, then placed and refused is not said to be held back', () => {
  const opened = openMoved();
  opened.take(0, 20_000);
  opened.place(21_000);
  expect(opened.placed).toHaveLength(1);
  opened.report(opened.placed[0]!.clientId, 'refused');
  expect(opened.state()).toBe('editing');
  expect(isHeldBack(opened)).toBe(false);
});

test('where bets are read once more, taking leads there', () => {
  const opened = openMoved({ isConfirmed: true });
  opened.take(500);
  expect(opened.state()).toBe('confirming');
  expect(opened.placed).toEqual([]);
  opened.place();
  expect(opened.placed).toMatchObject([{ odds: 220 }]);
});

test('a bet without a stake takes the price, and is placed once it has one', () => {
  const opened = openSlip();
  opened.pick();
  opened.homeIsAt(220);
  opened.take(500);
  expect(opened.cards()).toMatchObject([{ odds: 220 }]);
  opened.stake(home, '100');
  opened.place();
  expect(opened.placed).toMatchObject([{ odds: 220 }]);
});

test('where there is no quote nothing is placed, and that is the reason', () => {
  const opened = openSlip();
  opened.pick(samplePrice({ kind: 'BOOKMAKER', odds: 190 }));
  opened.stake(home, '100');
  expect(canPlace(opened.now())).toBe(true);
  opened.slip.send({
    type: 'price.changed',
    marketId: '1.1',
    runnerId: 'home',
    side: 'BACK',
    odds: null,
    offered: [],
  });
  expect([canPlace(opened.now()), placeBlockOf(opened.now())]).toEqual([false, 'noQuote']);
  opened.place();
  expect(opened.placed).toEqual([]);
});
