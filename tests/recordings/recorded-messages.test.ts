import { expect, onTestFinished, test } from 'vitest';
import { openGateway } from '#server/gateway/testing/gateway-under-test.ts';
import { applyMessage } from '#server/replay/apply-change.ts';
import { hashOf } from '#server/replay/canonical-text.ts';
import { expectations } from '#server/replay/checkpoints.ts';
import { parseMcmMessage, type McmMessage } from '#server/replay/mcm-message.ts';
import { definition, marketId, mcm } from '#server/replay/recording.test-data.ts';
import type { RecordedMarkets } from '#server/replay/recorded-market.ts';
import { openGatewayTransport } from '#tests/support/live/gateway-client.ts';
import { RecordedExchange } from './recorded-exchange.ts';
import { watchRecording } from './watch-recording.ts';

/** Hand-made messages that do what real recordings do. */
const messages = [
  mcm(1, {
    img: true,
    marketDefinition: definition(),
    rc: [
      { id: 1, atb: [[2.36, 120.5]], ltp: 2.36 },
      { id: 1, atl: [[2.4, 7]], tv: 12.25 },
      { id: 2, batb: [[0, 1.7, 33]] },
    ],
  }),
  mcm(2, { rc: [{ id: 1, trd: [[2.36, 12.25]] }] }, { rc: [{ id: 1, atb: [[2.36, 0]] }] }),
  mcm(3, { img: true, rc: [{ id: 2, atl: [[1.71, 3]] }] }),
  mcm(4, { marketDefinition: definition({ status: 'SUSPENDED', version: 2, inPlay: true }) }),
  mcm(5, { rc: [{ id: 3, hc: -0.25, atb: [[5.3, 9.99]], tv: 0 }] }),
  mcm(6, { marketDefinition: definition({ status: 'CLOSED', version: 3, inPlay: true }) }),
].map((message) => parseMcmMessage(JSON.stringify(message)) as McmMessage);

function expectedOf(all: readonly McmMessage[]) {
  const markets: RecordedMarkets = new Map();
  const checkpoints = all.map((message, msg) => {
    applyMessage(markets, message);
    const market = markets.get(marketId)!;
    const { status, inPlay, version, betDelay } = market.definition!;
    const stands = {
      status,
      inPlay,
      version,
      betDelay,
      sha256: hashOf(market),
      runners: market.runners.size,
    };
    return { msg, pt: message.pt, markets: { [marketId]: stands } };
  });
  return expectations.parse({ messages: all.length, checkpoints });
}

test("a recording, told as the exchange's lines, reaches the browser to the last digit", async () => {
  const exchange = new RecordedExchange();
  const { url } = await openGateway({ answers: exchange.upstream });
  const transport = openGatewayTransport(url);
  onTestFinished(() => transport.close());
  const watched = await watchRecording(messages, expectedOf(messages), exchange, transport);
  expect(watched).toMatchObject({ compared: 6, equal: 6, differences: [] });
});

test('a browser that holds something else than was recorded is found', async () => {
  const exchange = new RecordedExchange();
  const { url } = await openGateway({ answers: exchange.upstream });
  const transport = openGatewayTransport(url);
  onTestFinished(() => transport.close());
  const others = messages.map((message, at) => (at === 1 ? { ...message, mc: [] } : message));
  const { equal, differences } = await watchRecording(others, expectedOf(messages), exchange, transport);
  expect(equal).toBe(5);
  expect(differences.join()).toContain('sha256');
});
