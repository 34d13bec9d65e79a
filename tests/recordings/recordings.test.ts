import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openGateway } from '#server/gateway/testing/gateway-under-test.ts';
import { expectations } from '#server/replay/checkpoints.ts';
import { readRecording } from '#server/replay/read-recording.ts';
import { openGatewayTransport } from '#tests/support/live/gateway-client.ts';
import { TestExchange } from '#tests/support/test-exchange.ts';
import { openTestGateway } from '#tests/support/test-gateway.ts';
import { playAsOrders } from './play-as-orders.ts';
import { RecordedExchange } from './recorded-exchange.ts';
import { watchRecording } from './watch-recording.ts';

const folder = process.env.LAYLINE_RECORDINGS ?? '';

/** `markets × checkpoints` that are known of each. */
const recordings = [
  ['greyhounds-win', 'mcm.gz', 26],
  ['tennis-match-odds', 'mcm.gz', 26],
  ['soccer-many-markets', 'mcm.bz2', 5_200],
  ['cricket-t20-match-odds', 'mcm.gz', 26],
] as const;

function filesOf(name: string, ending: string) {
  const file = join(folder, 'streams', `${name}.${ending}`);
  expect(existsSync(file)).toBe(true);
  const text = readFileSync(join(folder, 'expected', `${name}.json`), 'utf8');
  return { file, expected: expectations.parse(JSON.parse(text)) };
}

test.for(recordings)('%s reaches the browser as it was recorded', async ([name, ending, count], { skip }) => {
  skip(folder === '', 'LAYLINE_RECORDINGS names no folder of recordings');
  const { file, expected } = filesOf(name, ending);
  const exchange = new RecordedExchange();
  const { url } = await openGateway({ answers: exchange.upstream });
  const transport = openGatewayTransport(url);
  onTestFinished(() => transport.close());
  const watched = await watchRecording(readRecording(file), expected, exchange, transport);
  console.log(`${name}: ${watched.equal}/${watched.compared} equal, ${watched.lines} lines`);
  expect(watched.differences).toEqual([]);
  expect([watched.equal, watched.compared]).toEqual([count, count]);
});

/** Checkpoints, and sides of runners at them. */
const playedRecordings = [
  ['greyhounds-win', 'mcm.gz', 26, 312],
  ['tennis-match-odds', 'mcm.gz', 26, 94],
] as const;

test.for(playedRecordings)(
  '%s, played as orders, is one book in exchange and browser, and its best three the recording’s',
  async ([name, ending, checkpoints, sides], { skip }) => {
    skip(folder === '', 'LAYLINE_RECORDINGS names no folder of recordings');
    const { file, expected } = filesOf(name, ending);
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
    expect(played.checkpoints).toEqual({ compared: checkpoints, equal: checkpoints });
    expect([compared, equal + suspended + crossed + offLadder]).toEqual([sides, sides]);
  },
);
