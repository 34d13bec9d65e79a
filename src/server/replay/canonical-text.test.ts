import { expect, test } from 'vitest';
import { applyMessage } from './apply-change.ts';
import { canonicalText, hashOf, twoDecimals } from './canonical-text.ts';
import { mcmMessage } from './mcm-message.ts';
import { emptyMarket } from './recorded-market.ts';
import { marketId, mcm } from './recording.test-data.ts';

function marketOf(rc: object[]) {
  const markets = new Map();
  applyMessage(markets, mcmMessage.parse(mcm(1, { rc })));
  return markets.get(marketId);
}

test('the text has a line a runner by id and handicap, and each ladder in its order', () => {
  const market = marketOf([
    { id: 9, ltp: 2 },
    {
      id: 1,
      hc: 0.5,
      tv: 10.5,
      trd: [
        [3, 1],
        [2, 9.25],
      ],
    },
    {
      id: 1,
      hc: -1,
      atb: [
        [2, 10],
        [3, 5.5],
      ],
      atl: [
        [4, 1],
        [3.5, 2],
      ],
      batb: [
        [1, 2, 10],
        [0, 3, 5.5],
      ],
    },
  ]);
  expect(canonicalText(market).split('\n')).toEqual([
    '1;-1.00;ltp=null;tv=null;atb=3.00|5.50 2.00|10.00;atl=3.50|2.00 4.00|1.00;trd=;batb=0.00|3.00|5.50 1.00|2.00|10.00;batl=;bdatb=;bdatl=',
    '1;0.50;ltp=null;tv=10.50;atb=;atl=;trd=2.00|9.25 3.00|1.00;batb=;batl=;bdatb=;bdatl=',
    '9;0.00;ltp=2.00;tv=null;atb=;atl=;trd=;batb=;batl=;bdatb=;bdatl=',
  ]);
});

test('the hash of an empty market is the hash of no text', () => {
  expect(hashOf(emptyMarket('1.1'))).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
});

test.each([
  [0.125, '0.12'],
  [0.375, '0.38'],
  [-0.125, '-0.12'],
  [-2.625, '-2.62'],
  [1.005, '1.00'],
  [1.115, '1.11'],
  [1000, '1000.00'],
  [0, '0.00'],
  [null, 'null'],
  [Number.NaN, 'nan'],
  [Infinity, 'inf'],
])('%d is written %s, as printf does', (value, text) => {
  expect(twoDecimals(value)).toBe(text);
});
