import { expect, test } from 'vitest';
import { sampleImage } from '../market.test-data.ts';
import { marketKind } from './message-kinds.ts';

test('a market’s first image names its project; its heartbeat does not', () => {
  const image = sampleImage();
  const { marketId, epoch, to, at } = image;
  expect(marketKind.projectIn(image)).toBe('soccer');
  expect(marketKind.projectIn({ __typename: 'MarketHeartbeat', marketId, epoch, to, at })).toBeNull();
});
