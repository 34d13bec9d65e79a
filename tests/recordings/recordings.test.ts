import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { openGateway } from '#server/gateway/testing/gateway-under-test.ts';
import { expectations } from '#server/replay/checkpoints.ts';
import { readRecording } from '#server/replay/read-recording.ts';
import { openGatewayTransport } from '#tests/support/live/gateway-client.ts';
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

test.for(recordings)('%s reaches the browser as it was recorded', async ([name, ending, count], { skip }) => {
  const file = join(folder, 'streams', `${name}.${ending}`);
  skip(folder === '', 'LAYLINE_RECORDINGS names no folder of recordings');
  expect(existsSync(file)).toBe(true);
  const expected = expectations.parse(
    JSON.parse(readFileSync(join(folder, 'expected', `${name}.json`), 'utf8')),
  );
  const exchange = new RecordedExchange();
  const { url } = await openGateway({ answers: exchange.upstream });
  const transport = openGatewayTransport(url);
  onTestFinished(() => transport.close());
  const watched = await watchRecording(readRecording(file), expected, exchange, transport);
  console.log(`${name}: ${watched.equal}/${watched.compared} equal, ${watched.lines} lines`);
  expect(watched.differences).toEqual([]);
  expect([watched.equal, watched.compared]).toEqual([count, count]);
});
