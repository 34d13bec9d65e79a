import { expect, onTestFinished, test } from 'vitest';
import { applyMessage } from '#server/replay/apply-change.ts';
import { hashOf } from '#server/replay/canonical-text.ts';
import { expectations } from '#server/replay/checkpoints.ts';
import { parseMcmMessage, type McmMessage } from '#server/replay/mcm-message.ts';
import { asText, definition, marketId, mcm, writeFixture } from '#server/replay/recording.test-data.ts';
import type { RecordedMarkets } from '#server/replay/recorded-market.ts';
import { playAsOrders } from '#tests/recordings/play-as-orders.ts';
import { openGatewayTransport } from '#tests/support/live/gateway-client.ts';
import { TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway } from '#tests/support/test-gateway.ts';

const recorded = (...rc: object[]) => ({ rc });

const messages = [
  mcm(1, { img: true, marketDefinition: definition() }),
  mcm(
    2,
    recorded(
      { id: 1, atb: [[2, 10]], atl: [[2.1, 5]] },
      {
        id: 2,
        atb: [
          [1.9, 9],
          [1.8, 8],
          [1.7, 7],
          [1.6, 6],
        ],
      },
    ),
  ),
  // Off the ladder.
  mcm(3, recorded({ id: 1, atb: [[1.955, 0.5]] }, { id: 2, atl: [[5.33, 1]] })),
  // Crossed for a moment.
  mcm(4, recorded({ id: 1, atb: [[2.12, 3]] })),
  mcm(5, recorded({ id: 1, atb: [[2.12, 0]], atl: [[2.1, 2]] })),
  mcm(6, { marketDefinition: definition({ status: 'SUSPENDED', version: 2 }) }),
  mcm(7, recorded({ id: 2, atb: [[1.88, 4]] })),
  mcm(8, { marketDefinition: definition({ version: 3, inPlay: true, betDelay: 5 }) }),
  mcm(9, {
    marketDefinition: definition({
      status: 'CLOSED',
      version: 4,
      inPlay: true,
      runners: [
        { id: 1, status: 'WINNER' },
        { id: 2, status: 'LOSER' },
      ],
    }),
    rc: [
      {
        id: 1,
        atb: [
          [2, 0],
          [1.955, 0],
        ],
        atl: [[2.1, 0]],
      },
    ],
  }),
];

/** The recording's state after each message, as `heard` has it. */
function expectedOf(heard: readonly object[]) {
  const markets: RecordedMarkets = new Map();
  const checkpoints = heard.map((json, msg) => {
    const message = parseMcmMessage(JSON.stringify(json)) as McmMessage;
    applyMessage(markets, message);
    const market = markets.get(marketId)!;
    const book = [...market.runners].map(([key, { ltp, tv, atb, atl, trd }]) => {
      const best = { atb3: [...atb].sort(([a], [b]) => b - a), atl3: [...atl].sort(([a], [b]) => a - b) };
      const counts = { atb_n: atb.size, atl_n: atl.size, trd_n: trd.size, trd_sum: 0 };
      return [key, { ltp, tv, atb3: best.atb3.slice(0, 3), atl3: best.atl3.slice(0, 3), ...counts }];
    });
    const stands = { sha256: hashOf(market), runners: market.runners.size, book: Object.fromEntries(book) };
    return { msg, pt: message.pt, markets: { [marketId]: stands } };
  });
  return expectations.parse({ messages: heard.length, checkpoints });
}

async function play(expected: ReturnType<typeof expectedOf>) {
  const exchange = await TestExchange.open();
  const gateway = await openTestGateway(exchange.url);
  const transport = openGatewayTransport(gateway.url);
  onTestFinished(async () => {
    transport.close();
    await gateway.close();
    await exchange.close();
  });
  return playAsOrders(writeFixture(asText(messages)), expected, exchange, transport);
}

test('a recording, played as orders, is the same book in exchange and browser, its best three the recording’s', async () => {
  const { checkpoints, best, differences, refusals } = await play(expectedOf(messages));
  expect(differences).toEqual([]);
  expect(checkpoints).toEqual({ compared: 9, equal: 9 });
  // Two runners × two sides from the second message on.
  expect(best).toMatchObject({ compared: 32, crossed: 1 });
  expect(best.offLadder).toBeGreaterThan(0);
  expect(best.suspended).toBeGreaterThan(0);
  expect(best.equal + best.crossed + best.offLadder + best.suspended).toBe(32);
  expect([...refusals]).toEqual([]);
});

test('a best three that is not the recording’s is found', async () => {
  const others = messages.map((message, at) =>
    at === 1 ? mcm(2, recorded({ id: 1, atb: [[2, 11]] })) : message,
  );
  const { checkpoints, differences } = await play(expectedOf(others));
  expect(checkpoints.equal).toBe(9);
  expect(differences.join()).toContain('1/0 toBack is 1000@200, expected 1100@200');
});
