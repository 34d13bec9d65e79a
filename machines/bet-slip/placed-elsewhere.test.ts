import { expect, test } from 'vitest';
import { away, awayToLay, home, openFilledSlip } from '../testing/open-slip.ts';
import { placeableCards } from './slip-selectors.ts';

const bet = { odds: 240, line: null, stake: 5_000 };

function openWarned() {
  const opened = openFilledSlip();
  opened.slip.send({ type: 'placed.elsewhere', id: home, bet });
  return opened;
}

const placeable = ({ now }: ReturnType<typeof openFilledSlip>) => placeableCards(now()).map(({ id }) => id);

test('a selection whose like was placed in another tab is not placed along with others', () => {
  const opened = openWarned();
  opened.pick(awayToLay);
  opened.stake(away, '100');
  expect(opened.cards()).toHaveLength(2);
  expect(placeable(opened)).toEqual([away]);
  opened.stake(home, '101');
  expect(placeable(opened)).toEqual([home, away]);
});

test.each([
  ['odds.typed', { type: 'odds.typed', id: home, text: '2.4' }],
  ['stake.typed', { type: 'stake.typed', id: home, text: '70' }],
  ['quickStake.chosen', { type: 'quickStake.chosen', id: home, stake: 10_000 }],
] as const)('the warning goes with a change: %s', (_, change) => {
  const { slip, cards } = openWarned();
  expect(cards()).toMatchObject([{ placedElsewhere: bet }]);
  slip.send(change);
  expect(cards()[0]?.placedElsewhere).toBeUndefined();
});

test('alone it may be placed on purpose, and a price that moves does not take the warning away', () => {
  const opened = openWarned();
  opened.homeIsAt(240);
  expect(opened.cards()).toMatchObject([{ placedElsewhere: bet }]);
  opened.place();
  expect(opened.placed).toHaveLength(1);
  expect(opened.cards()[0]?.placedElsewhere).toBeUndefined();
});

test('what is about to be confirmed is shown again', () => {
  const opened = openFilledSlip('bettor', { isConfirmed: true });
  opened.place();
  expect(opened.state()).toBe('confirming');
  opened.slip.send({ type: 'placed.elsewhere', id: home, bet });
  expect(opened.state()).toBe('editing');
});

test('a bet that is under way is not warned of', () => {
  const opened = openFilledSlip();
  opened.place();
  opened.slip.send({ type: 'placed.elsewhere', id: home, bet });
  expect(opened.cards()[0]?.placedElsewhere).toBeUndefined();
});
