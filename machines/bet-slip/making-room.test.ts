import { expect, test } from 'vitest';
import { draftsOf } from './bet-slip.machine.ts';
import { away, awayToLay, home, openFilledSlip, openSlip } from '../testing/open-slip.ts';

test.each(['matched', 'partlyMatched', 'unmatched', 'cancelled', 'settled', 'refused'] as const)(
  'a bet that is %s makes room for the next selection',
  (state) => {
    const { place, report, cards, pick } = openFilledSlip();
    place();
    report('client-1', state);
    pick(awayToLay);
    expect(cards().map(({ id }) => id)).toEqual([away]);
  },
);

test.each(['placing', 'unknown', 'delayed', 'missing'] as const)(
  'a bet that is %s stays beside the next selection',
  (state) => {
    const { place, report, cards, pick } = openFilledSlip();
    place();
    report('client-1', state);
    pick(awayToLay);
    expect(cards().map(({ id }) => id)).toEqual([home, away]);
  },
);

test('a selection whose market has closed makes room: it can never be placed', () => {
  const { slip, cards, pick } = openFilledSlip();
  slip.send({ type: 'market.changed', marketId: '1.1', reason: 'MARKET_CLOSED' });
  pick({ ...awayToLay, marketId: '1.2' });
  expect(cards().map(({ marketId }) => marketId)).toEqual(['1.2']);
});

/** What a page holds that opens after the bet on Home was refused. */
function openAfterRefusal() {
  const before = openFilledSlip();
  before.place();
  before.report('client-1', 'refused');
  const opened = openSlip();
  opened.slip.send({ type: 'draft.restored', cards: draftsOf(before.now()) });
  return opened;
}

test('a bet refused at an earlier visit makes room for the next selection', () => {
  const { cards, pick } = openAfterRefusal();
  pick(awayToLay);
  expect(cards().map(({ id }) => id)).toEqual([away]);
});

test('a bet refused before is not placed along with another one, unless it was changed since', () => {
  const { pick, stake, place, placed, report } = openFilledSlip();
  place();
  pick(awayToLay);
  stake(away, '150');
  report('client-1', 'refused');
  place();
  expect(placed.slice(1).map(({ runnerId }) => runnerId)).toEqual(['away']);
});

test('a bet refused before is placed again, alone or once it was changed', () => {
  const { place, placed } = openAfterRefusal();
  place();
  expect(placed.map(({ stake }) => stake)).toEqual([10_000]);
  const changed = openAfterRefusal();
  changed.stake(home, '120');
  changed.pick(awayToLay);
  changed.stake(away, '150');
  changed.place();
  expect(changed.placed.map(({ runnerId }) => runnerId)).toEqual(['home', 'away']);
});
