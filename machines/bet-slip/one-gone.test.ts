import { expect, test } from 'vitest';
import { away, awayToLay, home, openFilledSlip } from '../testing/open-slip.ts';
import { cardsToTake } from './cards-to-take.ts';
import { placeableCards, placeBlockOf } from './slip-selectors.ts';

type Opened = ReturnType<typeof openFilledSlip>;

const placeable = ({ now }: Opened) => placeableCards(now()).map(({ id }) => id);
const taken = ({ now }: Opened) => cardsToTake(now().context).map(({ id }) => id);

test('a bet whose price is gone is not sent along to be refused: it stays, and the other is placed', () => {
  const opened = openFilledSlip();
  opened.pick(awayToLay);
  opened.stake(away, '200');
  expect(placeable(opened)).toEqual([home, away]);
  opened.homeIsAt(220);
  expect(placeable(opened)).toEqual([away]);
  opened.place();
  expect(opened.placed).toMatchObject([{ runnerId: 'away' }]);
  expect(opened.cards()[0]).toMatchObject({ id: home, stakeText: '100', bet: null });
});

test('beside a selection without a stake, the one that has one is taken at the price of now', () => {
  const opened = openFilledSlip();
  opened.pick(awayToLay);
  opened.homeIsAt(220);
  expect(taken(opened)).toEqual([home]);
  opened.take();
  expect(opened.placed).toMatchObject([{ runnerId: 'home', odds: 220 }]);
});

test('a bet that was refused is not placed beside a selection that has no stake yet', () => {
  const opened = openFilledSlip();
  opened.place();
  opened.report('client-1', 'refused');
  const refused = opened.cards()[0]!;
  opened.slip.send({
    type: 'draft.restored',
    cards: [{ ...refused, ...awayToLay, id: away, stakeText: '' }],
  });
  expect([placeable(opened), placeBlockOf(opened.now())]).toEqual([[], 'noStake']);
  opened.place();
  expect(opened.placed).toHaveLength(1);
});
