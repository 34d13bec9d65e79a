import { afterAll, beforeAll, expect, test } from 'vitest';
import { listLeadingMarkets } from '#contract/leading-markets.ts';
import { createMarket, setMarketStatus } from '#contract/operator.ts';
import { aBet, dataOf, TestExchange } from '#tests/support/test-exchange.ts';

let exchange: TestExchange;
beforeAll(async () => void (exchange = await TestExchange.open()));
afterAll(() => exchange.close());

const level = ['Dunes', 'Harbour'].map((name) => ({ name, chance: 5_000 }));
const leading = async () => dataOf(await exchange.call(listLeadingMarkets, {}));
const goInPlay = async (marketId: string) =>
  dataOf(
    await exchange.call(
      setMarketStatus,
      { params: { marketId }, body: { status: 'OPEN', inPlay: true } },
      exchange.operator,
    ),
  );

test('what leads is the main market of the match in play in which most was matched, with what was matched by now', async () => {
  const [asha, ben] = [await exchange.signIn('asha'), await exchange.signIn('ben')];
  const [quiet, busy] = [await exchange.openMarket('quiet'), await exchange.openMarket('busy')];
  expect(await leading()).toEqual([]);
  for (const [marketId, stake] of [
    [quiet, 100_00],
    [busy, 500_00],
  ] as const) {
    await goInPlay(marketId);
    await exchange.instruct(asha, marketId, aBet({ side: 'LAY', odds: 200, stake }));
    await exchange.instruct(ben, marketId, aBet({ odds: 200, stake }));
    // What is left of the book: both runners can be backed.
    await exchange.instruct(
      asha,
      marketId,
      aBet({ side: 'LAY', odds: 200, stake: 100_00 }),
      aBet({ runnerId: 'r2', side: 'LAY', odds: 200, stake: 100_00 }),
    );
  }
  expect(await leading()).toEqual([
    { marketId: busy, eventId: 'busy', sportId: '4', matched: 500_00, runners: level },
    { marketId: quiet, eventId: 'quiet', sportId: '4', matched: 100_00, runners: level },
  ]);
});

test('another market of the same match does not lead', async () => {
  const body = {
    eventId: 'busy',
    marketName: 'To win the toss',
    startTime: '2026-11-21T12:00:00.000Z',
    runners: [
      { runnerId: 'r1', name: 'Dunes' },
      { runnerId: 'r2', name: 'Harbour' },
    ],
  };
  dataOf(await exchange.call(createMarket, { params: { marketId: 'toss' }, body }, exchange.operator));
  await goInPlay('toss');
  const asha = await exchange.signIn('asha');
  await exchange.instruct(
    asha,
    'toss',
    aBet({ side: 'LAY', odds: 200, stake: 100_00 }),
    aBet({ runnerId: 'r2', side: 'LAY', odds: 200, stake: 100_00 }),
  );
  expect((await leading()).map(({ marketId }) => marketId)).not.toContain('toss');
});
