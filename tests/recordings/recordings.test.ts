import { expect, onTestFinished, test } from 'vitest';
import { openGateway } from '#server/gateway/testing/gateway-under-test.ts';
import { readRecording } from '#server/replay/read-recording.ts';
import { surveyRecording } from '#server/replay/survey-recording.ts';
import { openGatewayTransport } from '#tests/support/live/gateway-client.ts';
import { TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway } from '#tests/support/test-gateway.ts';
import { playAsOrders } from './play-as-orders.ts';
import { RecordedExchange } from './recorded-exchange.ts';
import { comparisonsOf, recordingsIn, sidesOf, type FoundRecording } from './recordings-in.ts';
import { watchRecording } from './watch-recording.ts';

const folder = process.env.LAYLINE_RECORDINGS ?? '';

const found = folder === '' ? [] : recordingsIn(folder);

test('the folder of recordings', ({ skip }) => {
  skip(folder === '', 'LAYLINE_RECORDINGS names no folder of recordings');
  expect(found.filter(({ expected }) => expected !== null).length).toBeGreaterThan(0);
});

test.for(found)(
  '$name reaches the browser as it was recorded',
  async ({ name, file, expected }, { skip }) => {
    if (!expected) return skip(`nothing is expected of it: there is no expected/${name}.json`);
    const exchange = new RecordedExchange();
    const { url } = await openGateway({ answers: exchange.upstream });
    const transport = openGatewayTransport(url);
    onTestFinished(() => transport.close());
    const watched = await watchRecording(readRecording(file), expected, exchange, transport);
    console.log(`${name}: ${watched.equal}/${watched.compared} equal, ${watched.messages} messages`);
    expect(watched.differences).toEqual([]);
    const count = comparisonsOf(expected);
    expect(count).toBeGreaterThan(0);
    expect(watched.compared).toBe(count);
    expect(watched.equal).toBe(count);
  },
);

/** Messages are played one by one as orders, so longer recordings, and those of many markets, take too long. */
const mostMessages = 12_000;

/** Why a recording is not played as orders; undefined when it is. */
async function whyNotPlayed({ file, expected }: FoundRecording): Promise<string | undefined> {
  if (!expected) return 'nothing is expected of it';
  if (expected.messages > mostMessages) return `it has ${expected.messages} messages`;
  const ids = new Set(expected.checkpoints.flatMap(({ markets }) => Object.keys(markets)));
  if (ids.size > 1) return `it has ${ids.size} markets`;
  const { markets } = await surveyRecording(readRecording(file));
  return markets.length === ids.size ? undefined : 'its market is none that is played';
}

test.for(found)(
  '$name, played as orders, is one book in exchange and browser, and its best three the recording’s',
  async (recording, { skip }) => {
    const why = await whyNotPlayed(recording);
    if (why !== undefined || !recording.expected) return skip(why);
    const { name, file, expected } = recording;
    const exchange = await TestExchange.open();
    const gateway = await openTestGateway(exchange.url);
    const transport = openGatewayTransport(gateway.url);
    onTestFinished(async () => {
      transport.close();
      await gateway.close();
      await exchange.close();
    });
    const played = await playAsOrders(file, expected, exchange, transport);
    const { compared, equal, suspended, crossed, offLadder } = played.best;
    console.log(
      `${name} as orders: ${played.checkpoints.equal}/${played.checkpoints.compared} books equal; ` +
        `best three of ${compared} sides: ${equal} equal, excepted ${suspended} suspended, ${crossed} crossed, ` +
        `${offLadder} off the ladder; refused ${JSON.stringify([...played.refusals])}`,
    );
    expect(played.differences).toEqual([]);
    const checkpoints = comparisonsOf(expected);
    expect(played.checkpoints).toEqual({ compared: checkpoints, equal: checkpoints });
    const sides = sidesOf(expected);
    expect(compared).toBe(sides);
    expect(equal + suspended + crossed + offLadder).toBe(sides);
  },
);
