import { expect, test } from 'vitest';
import { away, awayToLay, home, openFilledSlip, openSlip } from '../testing/open-slip.ts';
import { draftsOf } from './bet-slip.machine.ts';
import { canPlace, placeableCards, placeBlockOf } from './slip-selectors.ts';

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

test('alone it is not placed either until the bettor changes it, and a price that moves changes nothing', () => {
  const opened = openWarned();
  for (const odds of [240, 230]) {
    opened.homeIsAt(odds);
    opened.place();
    opened.take();
  }
  expect(opened.placed).toEqual([]);
  expect([canPlace(opened.now()), placeBlockOf(opened.now())]).toEqual([false, 'placedElsewhere']);
  expect(opened.cards()).toMatchObject([{ oddsText: '2.36', placedElsewhere: bet }]);
  opened.stake(home, '120');
  expect(placeBlockOf(opened.now())).toBeNull();
});

test('one press places nothing either, until its price is pressed again', () => {
  const opened = openWarned();
  opened.pick();
  opened.place();
  expect(opened.placed).toMatchObject([{ odds: 236, stake: 10_000 }]);
});

test('it is one more bet then, even where it is the same that the other tab has placed', () => {
  const other = openFilledSlip();
  const here = openSlip();
  here.slip.send({ type: 'draft.restored', cards: draftsOf(other.now()) });
  here.stake(home, '200');
  other.place();
  here.slip.send({ type: 'placed.elsewhere', id: home, bet: { odds: 236, line: null, stake: 10_000 } });
  here.stake(home, '100');
  here.place();
  expect(here.placed).toMatchObject([{ odds: 236, stake: 10_000 }]);
  expect(here.placed[0]?.clientId).not.toBe(other.placed[0]?.clientId);
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
