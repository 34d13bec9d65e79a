import { expect, test } from 'vitest';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import { away, awayToLay, home, openFilledSlip } from '../testing/open-slip.ts';
import { asPlaced, betsBeingMade, mayWinMore } from './bets-being-made.ts';
import { cardsToTake } from './cards-to-take.ts';

type Opened = ReturnType<typeof openFilledSlip>;

const taken = ({ now }: Opened) => cardsToTake(now().context).map(({ id }) => id);
const oddsPlaced = ({ now, cards }: Opened) =>
  asPlaced(now().context, cards()).map(({ odds, oddsText }) => [odds, oddsText]);

test('a bet whose price got worse is placed at the price of now, one whose price got better at its own', () => {
  const opened = openFilledSlip();
  opened.homeIsAt(220);
  expect(taken(opened)).toEqual([home]);
  expect(oddsPlaced(opened)).toEqual([[220, '2.20']]);
  opened.homeIsAt(240);
  expect(taken(opened)).toEqual([]);
  expect(oddsPlaced(opened)).toEqual([[236, '2.36']]);
});

test('a price that has moved no further than may be taken is left as it was pressed', () => {
  const opened = openFilledSlip('bettor', { oddsPolicy: 'WITHIN', policyTicks: 3 });
  opened.homeIsAt(234);
  expect(oddsPlaced(opened)).toEqual([[236, '2.36']]);
  opened.homeIsAt(220);
  expect(oddsPlaced(opened)).toEqual([[220, '2.20']]);
});

test('nothing is taken while one of the bets can be placed, or the market takes none, nor for a visitor', () => {
  const two = openFilledSlip();
  two.pick(awayToLay);
  two.stake(away, '200');
  two.homeIsAt(220);
  expect(taken(two)).toEqual([]);

  const suspended = openFilledSlip();
  suspended.homeIsAt(220);
  suspended.slip.send({ type: 'market.changed', marketId: '1.1', reason: 'MARKET_SUSPENDED' });
  expect(taken(suspended)).toEqual([]);

  const visitor = openFilledSlip('visitor');
  visitor.homeIsAt(220);
  expect(taken(visitor)).toEqual([]);
});

test('where nobody offers a price, the bet is offered at its own odds', () => {
  const opened = openFilledSlip();
  opened.homeIsAt(null);
  expect(taken(opened)).toEqual([home]);
  expect(asPlaced(opened.now().context, opened.cards())).toMatchObject([{ odds: 236, isOffer: true }]);
});

test('a bet refused before, or of a closed market, is not taken along with another', () => {
  const [draw, other] = [samplePrice({ runnerId: 'draw' }), samplePrice({ marketId: '1.2' })];
  const refused = openFilledSlip();
  refused.pick(draw);
  refused.place();
  refused.report('client-1', 'refused');
  refused.homeIsAt(220);
  refused.slip.send({ type: 'price.changed', ...draw, odds: 220, offered: [[220, 100_000]] });
  expect(refused.cards()).toHaveLength(2);
  expect(taken(refused)).toEqual(['1.1/draw/BACK']);

  const closed = openFilledSlip();
  closed.pick(other);
  closed.slip.send({ type: 'market.changed', marketId: '1.2', reason: 'MARKET_CLOSED' });
  closed.homeIsAt(220);
  expect(taken(closed)).toEqual([home]);
});

test('the bets being made in a market are those that can be read there, at the prices they would be placed at', () => {
  const opened = openFilledSlip();
  opened.pick(samplePrice({ runnerId: 'draw' }));
  opened.pick(samplePrice({ marketId: '1.2' }));
  opened.stake('1.2/home/BACK', '300');
  expect(betsBeingMade(opened.now().context, '1.1')).toEqual([
    { runnerId: 'home', side: 'BACK', odds: 236, stake: 100_00 },
  ]);
  const alone = openFilledSlip();
  alone.homeIsAt(220);
  expect(betsBeingMade(alone.now().context, '1.1')).toMatchObject([{ odds: 220, stake: 100_00 }]);
  alone.place();
  expect(betsBeingMade(alone.now().context, '1.1')).toEqual([]);
});

test('a bet may win more while a better price is on offer in its market, and not once it is sent', () => {
  const opened = openFilledSlip();
  const isMore = (marketId = '1.1') => mayWinMore(opened.now().context, marketId);
  expect(isMore()).toBe(false);
  opened.homeIsAt(240);
  expect(isMore()).toBe(true);
  expect(isMore('1.2')).toBe(false);
  opened.homeIsAt(220);
  expect(isMore()).toBe(false);
  opened.homeIsAt(240);
  opened.place();
  expect(isMore()).toBe(false);
});
