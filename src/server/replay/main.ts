import { setTimeout as sleep } from 'node:timers/promises';
import { closeWithParent, report } from '#server/runtime/process.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import { readSettings } from '#server/runtime/settings.ts';
import { BadRecording } from './bad-recording.ts';
import { patientCalls } from './patient-exchange.ts';
import { openReplay, type Replay } from './replay.ts';

/** The replay's process: plays the recordings on its command line, through the exchange's REST calls. */

const settings = readSettings(process.env);
const baseUrl = settings.UPSTREAM_URL ?? `http://127.0.0.1:${settings.LAYLINE_EXCHANGE_PORT}`;
const operatorKey = settings.LAYLINE_OPERATOR_KEY;
if (!operatorKey)
  throw new Error('The replay needs LAYLINE_OPERATOR_KEY, the key of the exchange’s operator calls.');

const longestSleepMs = 2 ** 31 - 1;
const stop = new AbortController();
let replay: Replay | undefined;
let playing: Promise<void> | undefined;

closeWithParent(async () => {
  stop.abort(new Error('The replay stops.'));
  await playing;
  await replay?.end().catch((error: unknown) => {
    // The exchange ended first. The next replay clears away what is left on it.
    if (!(error instanceof NoAnswer)) throw error;
  });
});

async function play(files: readonly string[], key: string): Promise<void> {
  replay = await openReplay({
    files,
    speed: settings.LAYLINE_SPEED,
    site: `http://localhost:${settings.LAYLINE_PORT}`,
    operatorKey: key,
    baseUrl,
    call: patientCalls(baseUrl, stop.signal),
    today: () => Date.now(),
    clock: {
      now: () => performance.now(),
      sleep: (ms, signal) => sleep(ms, undefined, { signal }),
    },
    print: (text) => console.log(`\n${text}`),
  });
  report({ type: 'ready' });
  const open = await replay.run(stop.signal);
  // Markets without a result stay as they are until Layline stops.
  if (open > 0) await sleep(longestSleepMs, undefined, { signal: stop.signal });
  process.exit(0);
}

playing = play(process.argv.slice(2), operatorKey).catch((error: unknown) => {
  if (stop.signal.aborted) return;
  if (!(error instanceof BadRecording)) throw error;
  report({ type: 'failed', message: error.message });
  process.exitCode = 1;
});
