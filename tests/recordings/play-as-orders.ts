import { vi } from 'vitest';
import { getMarketBook } from '#contract/market.ts';
import type { GatewayTransport } from '#live/gateway-transport.ts';
import type { Checkpoint, Expectations } from '#server/replay/checkpoints.ts';
import { openMakerAccount } from '#server/replay/maker-account.ts';
import type { MarketPlayer } from '#server/replay/market-player.ts';
import type { McmMessage } from '#server/replay/mcm-message.ts';
import { patientCalls } from '#server/replay/patient-exchange.ts';
import { playRecording, type Player } from '#server/replay/play-recording.ts';
import { createMarkets } from '#server/replay/create-markets.ts';
import { readRecording } from '#server/replay/read-recording.ts';
import type { RecordedMarket } from '#server/replay/recorded-market.ts';
import { openOperator } from '#server/replay/operator-calls.ts';
import { surveyRecording } from '#server/replay/survey-recording.ts';
import { hashOfExchange, hashOfStore } from '#tests/faults/chaos/book-hash.ts';
import { openMarketClient, type MarketClient } from '#tests/support/live/market-client.ts';
import { dataOf, type TestExchange } from '#tests/support/test-exchange.ts';
import { compareBest, type BestCompared } from './best-three.ts';

export interface PlayedAsOrders {
  /** Markets × checkpoints at which a browser's book was compared with the exchange's. */
  checkpoints: { compared: number; equal: number };
  /** Runner sides whose three best levels were compared with the recording's. */
  best: BestCompared;
  differences: string[];
  /** How often the exchange refused an instruction of the maker, by code. */
  refusals: ReadonlyMap<string, number>;
}

interface Watched {
  player: MarketPlayer;
  client: MarketClient;
  /** As recorded so far; null before the market is first named. */
  recorded: RecordedMarket | null;
}

const patience = { timeout: 60_000, interval: 20 };

/**
 * Plays a recording as orders through the exchange, message by message and as fast as they are accepted, to a browser
 * that watches its markets. At each checkpoint the play pauses and the books are compared.
 */
export async function playAsOrders(
  file: string,
  expected: Expectations,
  exchange: TestExchange,
  transport: GatewayTransport,
): Promise<PlayedAsOrders> {
  const stop = new AbortController();
  const call = patientCalls(exchange.url, stop.signal);
  const operatorKey = exchange.operator.operatorKey!;
  const { markets } = await surveyRecording(readRecording(file));
  const operator = openOperator(call, operatorKey);
  const account = await openMakerAccount(exchange.url, call, operatorKey, 'played', Date.now);
  const needs = { operator, account, idPrefix: 'played-', startsAt: Date.now(), speed: 1 };
  const players = await createMarkets(markets, new Map(), needs);
  const watched = new Map<string, Watched>();
  for (const [id, player] of players) {
    const client = openMarketClient(transport, player.market.marketId, { seed: watched.size });
    watched.set(id, { player, client, recorded: null });
  }

  const played: PlayedAsOrders = {
    checkpoints: { compared: 0, equal: 0 },
    best: { compared: 0, equal: 0, suspended: 0, crossed: 0, offLadder: 0 },
    differences: [],
    refusals: new Map(),
  };
  const reached: Checkpoint[] = [];
  let now = 0;
  const clock = {
    now: () => now,
    /** Whenever the play waits, everything due has been shown. */
    sleep: async (ms: number) => {
      now += ms;
      for (const checkpoint of reached.splice(0)) await compare(checkpoint, watched, exchange, played);
    },
  };
  const recording = withRests(readRecording(file), expected, (checkpoint) => reached.push(checkpoint));
  const shown = new Map([...watched].map(([id, one]) => [id, remembering(one)]));
  await playRecording(recording, shown, 1, clock, stop.signal);

  const wanted = expected.checkpoints.flatMap(({ markets: all }) => Object.keys(all)).length;
  if (played.checkpoints.compared !== wanted)
    played.differences.push(`${played.checkpoints.compared} of ${wanted} checkpoints were reached`);
  for (const { client } of watched.values()) client.stop();
  played.refusals = refusalsOf(players.values());
  return played;
}

/** A recording with a pause after each of its checkpoints, so that the play rests there. */
async function* withRests(
  messages: AsyncIterable<McmMessage>,
  { checkpoints }: Expectations,
  reached: (checkpoint: Checkpoint) => void,
): AsyncGenerator<McmMessage> {
  const waiting = new Map(checkpoints.map((checkpoint) => [checkpoint.msg, checkpoint]));
  let number = 0;
  for await (const message of messages) {
    yield message;
    const checkpoint = waiting.get(number++);
    if (!checkpoint) continue;
    reached(checkpoint);
    yield { op: 'mcm', pt: message.pt + 1, mc: [] };
  }
}

const remembering = (one: Watched): Player => ({
  isBehind: (market) => {
    one.recorded = market;
    return one.player.isBehind(market);
  },
  turn: (market) => one.player.turn(market),
  show: (market) => one.player.show(market),
});

async function compare(
  { msg, markets }: Checkpoint,
  watched: ReadonlyMap<string, Watched>,
  exchange: TestExchange,
  played: PlayedAsOrders,
): Promise<void> {
  for (const [id, { book = {} }] of Object.entries(markets)) {
    const { player, client, recorded } = watched.get(id) ?? {};
    if (!player || !client || !recorded) {
      played.differences.push(`message ${msg}: ${id} is not played`);
      continue;
    }
    const params = { marketId: player.market.marketId };
    const ours = dataOf(await exchange.call(getMarketBook, { params }));
    await vi.waitUntil(() => {
      const { point } = client.feed.getSnapshot().context;
      return point?.epoch === ours.epoch && point.to >= ours.to;
    }, patience);
    const ids = ours.runners.map(({ runnerId }) => runnerId);
    played.checkpoints.compared++;
    if (hashOfStore(client.store, ids) === hashOfExchange(ours)) played.checkpoints.equal++;
    else played.differences.push(`message ${msg}: ${id} is another book than the exchange's`);
    const differences = compareBest(client.store, recorded, book, played.best);
    played.differences.push(...differences.map((text) => `message ${msg}: ${text}`));
  }
}

function refusalsOf(players: Iterable<MarketPlayer>): Map<string, number> {
  const all = new Map<string, number>();
  for (const { refusals } of players)
    for (const [code, count] of refusals) all.set(code, (all.get(code) ?? 0) + count);
  return all;
}
