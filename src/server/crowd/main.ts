import { setTimeout as delay } from 'node:timers/promises';
import { closeWithParent, report } from '#server/runtime/process.ts';
import { readSettings } from '#server/runtime/settings.ts';
import { createRandom } from '#server/maker/random.ts';
import { Bettor } from './bettor.ts';
import { runCrowd } from './crowd.ts';

/** The crowd's process: simulated bettors that bet through the exchange's REST calls, like anyone. */

const settings = readSettings(process.env);
const baseUrl = settings.UPSTREAM_URL ?? `http://127.0.0.1:${settings.LAYLINE_EXCHANGE_PORT}`;
const operatorKey = settings.LAYLINE_OPERATOR_KEY;
if (!operatorKey)
  throw new Error('The crowd needs LAYLINE_OPERATOR_KEY, the key of the exchange’s operator calls.');

const { LAYLINE_CROWD: size, LAYLINE_SEED: seed, LAYLINE_SPEED: speed } = settings;
const clock = () => Date.now();
const startId = clock().toString(36);
const stop = new AbortController();
const wait = (ms: number) => delay(ms, undefined, { signal: stop.signal });
let lastTold = '';

const house = { baseUrl, operatorKey, startId, clock };
const bettors = Array.from({ length: size }, (_, at) => new Bettor(at + 1, seed, house));

closeWithParent(() => {
  stop.abort(new Error('The crowd stops.'));
  return Promise.resolve();
});
report({ type: 'ready' });
runCrowd({
  baseUrl,
  bettors,
  speed,
  // Another start is another crowd's luck: what it did before is done.
  random: createRandom(`${seed}|crowd|${startId}`),
  clock,
  wait,
  onTrouble: (where, error) => {
    // While the exchange is away, every turn says the same.
    if (!stop.signal.aborted && error.message !== lastTold)
      console.error(`crowd: ${where}: ${error.message}; going on`);
    lastTold = error.message;
  },
}).catch((error: unknown) => {
  if (!stop.signal.aborted) throw error;
});
