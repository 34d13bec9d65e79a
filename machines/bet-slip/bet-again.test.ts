import { expect, test } from 'vitest';
import type { BetReport } from '#domain/bet/intent.ts';
import type { Order } from '#domain/bet/order.ts';
import type { RefusalCode } from '#domain/words/refusal-words.ts';
import { away, awayToLay, home, openFilledSlip } from '../testing/open-slip.ts';
import { sampleOrder } from '../testing/samples.ts';
import { againOf } from './bet-again.ts';
import { areHeldBack } from './bets-being-made.ts';

type Opened = ReturnType<typeof openFilledSlip>;
type Ended = Pick<BetReport, 'state'> & Partial<BetReport>;

const refusedFor = (code: RefusalCode): Ended => ({ state: 'refused', refusal: { code, message: '' } });
/** Of a stake of 500.00, this much was matched. */
const lapsedFor = (reason: Order['reason'], matched = 0): Ended => ({
  state: matched > 0 ? 'matched' : 'cancelled',
  order: sampleOrder(matched, { stake: 50_000, remaining: 0, lapsed: 50_000 - matched, reason }),
});

/** A back of 100.00 at 2.36 that came to this, where 2.20 is offered now. */
function openEnded({ state, ...facts }: Ended, settings: Parameters<typeof openFilledSlip>[1] = {}) {
  const opened = openFilledSlip('bettor', settings);
  opened.place();
  if (settings.isConfirmed) opened.place();
  opened.report('client-1', state, facts);
  opened.homeIsAt(220);
  return opened;
}
const isOffered = ({ now }: Opened) => againOf(now().context, { id: home }) !== null;
const placedAgain = ({ placed }: Opened) => placed.slice(1);

test.each([
  { what: 'a lapsed bet', ended: lapsedFor('ODDS_CHANGED'), stake: 50_000 },
  { what: 'the part of a bet that lapsed', ended: lapsedFor('MARKET_SUSPENDED', 20_000), stake: 30_000 },
  { what: 'a bet that found too little', ended: lapsedFor('FILL_OR_KILL'), stake: 50_000 },
  { what: 'a bet refused for its odds', ended: refusedFor('ODDS_CHANGED'), stake: 10_000 },
  { what: 'a bet refused while the ball ran', ended: refusedFor('BALL_RUNNING'), stake: 10_000 },
])('$what is placed once more by one press, at the price of now', ({ ended, stake }) => {
  const opened = openEnded(ended);
  opened.again(home);
  expect(placedAgain(opened)).toMatchObject([{ odds: 220, stake }]);
  expect(opened.state()).toBe('placing');
  opened.again(home);
  expect(placedAgain(opened)).toHaveLength(1);
});

test('it goes alone, whatever else the slip holds', () => {
  const opened = openEnded(lapsedFor('ODDS_CHANGED'));
  const before = opened.cards();
  opened.slip.send({ type: 'draft.restored', cards: [{ ...before[0]!, ...awayToLay, id: away }] });
  opened.again(home);
  expect(placedAgain(opened)).toMatchObject([{ runnerId: 'home' }]);
});

test.each([
  { what: 'one that the bettor cancelled', ended: lapsedFor(null) },
  { what: 'one whose runner is gone', ended: lapsedFor('RUNNER_REMOVED') },
  { what: 'one that would win too much', ended: lapsedFor('PROFIT_TOO_LARGE') },
  { what: 'one that the funds do not cover', ended: refusedFor('INSUFFICIENT_BALANCE') },
  { what: 'one that still waits', ended: { state: 'unmatched', order: sampleOrder(0) } as const },
  { what: 'one that nobody knows of', ended: { state: 'unknown' } as const },
])('$what is not offered again', ({ ended }) => {
  const opened = openEnded(ended);
  expect(isOffered(opened)).toBe(false);
  opened.again(home);
  expect(placedAgain(opened)).toEqual([]);
});

test('nothing is offered again without a price, nor in a market that takes no bets', () => {
  const opened = openEnded(lapsedFor('ODDS_CHANGED'));
  expect(isOffered(opened)).toBe(true);
  opened.homeIsAt(null);
  expect(isOffered(opened)).toBe(false);
  opened.homeIsAt(220);
  opened.slip.send({ type: 'market.changed', marketId: '1.1', reason: 'MARKET_SUSPENDED' });
  expect(isOffered(opened)).toBe(false);
});

test('a price that has only just come is not placed at, nor by the second half of a double press', () => {
  const opened = openEnded(lapsedFor('ODDS_CHANGED'));
  opened.again(home, 499, 20_000);
  expect(opened.cards()).toMatchObject([{ odds: 220, stakeText: '500', bet: null }]);
  expect(areHeldBack(opened.now().context)).toBe(true);
  opened.place(20_499);
  expect(placedAgain(opened)).toEqual([]);
  opened.place(20_500);
  expect(placedAgain(opened)).toMatchObject([{ odds: 220, stake: 50_000 }]);
});

test('what may not be staked, and what is to be read once more, is put back into the slip', () => {
  const small = openEnded(lapsedFor('ODDS_CHANGED', 45_000));
  small.again(home);
  expect(small.cards()).toMatchObject([{ odds: 220, stakeText: '50', bet: null }]);
  const read = openEnded(lapsedFor('ODDS_CHANGED'), { isConfirmed: true });
  read.again(home);
  expect([...placedAgain(small), ...placedAgain(read)]).toEqual([]);
  expect([small.state(), read.state()]).toEqual(['editing', 'editing']);
});
