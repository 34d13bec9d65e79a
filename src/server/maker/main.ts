import { setMaxListeners } from 'node:events';
import { closeWithParent, report } from '#server/runtime/process.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import { readSettings } from '#server/runtime/settings.ts';
import { madeSports } from './made-sports.ts';
import { openMaker } from './maker.ts';
import { sealedSeedOf } from './sealed-seed.ts';
import { readListedFixtures } from './world/listed-fixtures.ts';

/** The maker's process: makes matches and prices through the exchange's REST calls, like any other program. */

const settings = readSettings(process.env);
const baseUrl = settings.UPSTREAM_URL ?? `http://127.0.0.1:${settings.LAYLINE_EXCHANGE_PORT}`;
const operatorKey = settings.LAYLINE_OPERATOR_KEY;
if (!operatorKey)
  throw new Error('The maker needs LAYLINE_OPERATOR_KEY, the key of the exchange’s operator calls.');

const { LAYLINE_SPEED: speed, LAYLINE_SEED: seed } = settings;
const sealedSeed = sealedSeedOf(process.env['LAYLINE_SEED'], operatorKey);
const stop = new AbortController();
// Every match listens to it.
setMaxListeners(0, stop.signal);
const clock = () => Date.now();
const wait = (ms: number) =>
  new Promise<void>((resolve, reject) => {
    if (stop.signal.aborted) return reject(stop.signal.reason as Error);
    const timer = setTimeout(
      () => {
        stop.signal.removeEventListener('abort', onStop);
        resolve();
      },
      Math.max(0, ms),
    );
    const onStop = () => {
      clearTimeout(timer);
      reject(stop.signal.reason as Error);
    };
    stop.signal.addEventListener('abort', onStop, { once: true });
  });

const onTrouble = (where: string, error: Error) => {
  if (!stop.signal.aborted) console.error(`maker: ${where}: ${error.message}; trying again`);
};

async function start(): Promise<void> {
  const maker = await openMaker({
    baseUrl,
    operatorKey: operatorKey ?? '',
    sports: madeSports,
    listed: readListedFixtures({ file: settings.LAYLINE_FIXTURES, sports: madeSports, seed, speed }),
    seed,
    sealedSeed,
    speed,
    clock,
    wait,
    stop: stop.signal,
    onTrouble,
  });
  closeWithParent(() => {
    stop.abort(new Error('The maker stops.'));
    return Promise.resolve();
  });
  report({ type: 'ready' });
  await maker.run().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
}

start().catch((error: unknown) => {
  const message = `The maker cannot go on: ${error instanceof Error ? error.message : String(error)}`;
  report({ type: 'failed', message, mayPass: error instanceof NoAnswer });
  process.exitCode = 1;
  process.disconnect?.();
});
