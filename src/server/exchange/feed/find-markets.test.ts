import { expect, test } from 'vitest';
import { aDefinition, at } from '#contract/testing/samples.ts';
import { Feed } from './feed.ts';

test('which of many markets there are is asked of storage at once, and only those are read', async () => {
  const asked: (string | readonly string[])[] = [];
  const feed = new Feed(
    { epoch: 'a', markets: [], accounts: [] },
    {
      eventOf: () => undefined,
      scoreOf: () => undefined,
      now: () => at,
      storedMarkets: async (ids) => {
        asked.push(ids);
        return ids.filter((id) => id === 'm1');
      },
      closedBook: async (id) => {
        asked.push(id);
        return { at, definition: aDefinition({ status: 'CLOSED' }), runners: [], matched: 0 };
      },
    },
  );
  await feed.findAll(['x1', 'm1', 'x2']);
  expect(asked).toEqual([['x1', 'm1', 'x2'], 'm1']);
  await feed.findAll(['m1']);
  expect(asked).toHaveLength(2);
  expect(feed.market('m1')?.definition.marketId).toBe('m1');
});
