import { describe, expect, test } from 'vitest';
import { samplePrice } from '#domain/bet/sample-price.test-data.ts';
import type { NoBetReason } from '../market-feed/market-feed.machine.ts';
import { openFilledSlip } from '../testing/open-slip.ts';
import { placeableCards, placeBlockOf } from './slip-selectors.ts';

describe('one of several bets whose market is suspended', () => {
  const elsewhere = samplePrice({ marketId: '1.2' });
  const openTwo = (reason: NoBetReason) => {
    const opened = openFilledSlip();
    opened.pick(elsewhere);
    opened.stake('1.2/home/BACK', '200');
    opened.slip.send({ type: 'market.changed', marketId: '1.2', reason: null });
    opened.slip.send({ type: 'market.changed', marketId: '1.1', reason });
    return opened;
  };

  test.each(['MARKET_SUSPENDED', 'BALL_RUNNING', 'MARKET_NOT_OPEN'] as const)(
    '%s: it stays, and the others are placed',
    (reason) => {
      const { place, placed, now, cards } = openTwo(reason);
      expect(placeableCards(now()).map(({ marketId }) => marketId)).toEqual(['1.2']);
      place();
      expect(placed).toMatchObject([{ marketId: '1.2', stake: 20_000 }]);
      expect(cards()[0]).toMatchObject({ marketId: '1.1', stakeText: '100', bet: null });
    },
  );

  test('while only its prices are away, nobody knows, and nothing is placed without it', () => {
    const { place, placed, now } = openTwo('gap');
    place();
    expect([placed, placeBlockOf(now())]).toEqual([[], 'market']);
  });

  test('the others take their prices of now without it', () => {
    const { take, placed, slip } = openTwo('MARKET_SUSPENDED');
    const runner = { marketId: '1.2', runnerId: 'home', side: 'BACK' } as const;
    slip.send({ type: 'price.changed', ...runner, odds: 220, offered: [[220, 100_000]] });
    take();
    expect(placed).toMatchObject([{ marketId: '1.2', odds: 220 }]);
  });
});
