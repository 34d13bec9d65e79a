import { setMaxListeners } from 'node:events';
import { closeWithParent, report } from '#server/runtime/process.ts';
import { NoAnswer } from '#contract/rest-client.ts';
import { readSettings } from '#server/runtime/settings.ts';
import { watchOrders } from '#contract/watch-orders.ts';
import { openDesk } from './exchange-desk.ts';
import { openArchive } from './history/archive.ts';
import { openRecordDesk } from './history/record-desk.ts';
import { tellPast } from './history/tell-past.ts';
import { keepStandings } from './history/tell-standings.ts';
import { madeSports } from './made-sports.ts';
import { sealedSeedOf } from './sealed-seed.ts';
import { openSeason } from './season.ts';
import { keepPreviews, keepReviews } from './tips/tell-tips.ts';
import { openTrader } from './trader.ts';
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

const startId = clock().toString(36);
const desk = openDesk(baseUrl, operatorKey);
/** Passwords contain the operator's key, so that nobody else can sign in as a maker. */
const open = (userName: string) =>
  openTrader(baseUrl, userName, `${userName}-${operatorKey}`, `${startId}-${userName}`, clock, operatorKey);

const onTrouble = (where: string, error: Error) => {
  if (!stop.signal.aborted) console.error(`maker: ${where}: ${error.message}; trying again`);
};

/** Tries until it is done, because the exchange may be away for a while. What is in play comes first. */
async function tellAlong(what: string, work: () => Promise<unknown>): Promise<void> {
  while (!stop.signal.aborted) {
    try {
      await wait(1_500);
      await work();
      return;
    } catch (error) {
      onTrouble(what, error as Error);
    }
  }
}

async function start(): Promise<void> {
  const makers = await Promise.all(['maker-1', 'maker-2', 'maker-3'].map(open));
  for (const { userName } of makers) await desk.fund(userName, 1e11, `first-fund-${userName}`);

  const listed = readListedFixtures({ file: settings.LAYLINE_FIXTURES, sports: madeSports, seed, speed });
  const world = { baseUrl, desk, sports: madeSports, listed, seed, sealedSeed, speed, clock, wait };
  const season = openSeason({
    ...world,
    makers,
    onTrouble: ({ eventId }, error) => onTrouble(eventId, error),
  });

  for (const { own, freshToken, userName } of makers)
    watchOrders(baseUrl, freshToken, (orders) => own.tell(orders), stop.signal).catch((error: unknown) =>
      onTrouble(userName, error as Error),
    );
  const recorder = openRecordDesk(baseUrl, operatorKey ?? '');
  const past = { ...world, recorder, archive: openArchive(world) };
  // Reviewing takes time, and what is to be reviewed must be told first.
  void tellAlong('past results', () => tellPast(past)).then(() =>
    tellAlong('reviews', () => keepReviews(past)),
  );
  void tellAlong('standings', () => keepStandings(past));
  void tellAlong('previews', () => keepPreviews(past));
  closeWithParent(() => {
    stop.abort(new Error('The maker stops.'));
    return Promise.resolve();
  });
  report({ type: 'ready' });
  await season.run().catch((error: unknown) => {
    if (!stop.signal.aborted) throw error;
  });
}

start().catch((error: unknown) => {
  const message = `The maker cannot go on: ${error instanceof Error ? error.message : String(error)}`;
  report({ type: 'failed', message, mayPass: error instanceof NoAnswer });
  process.exitCode = 1;
  process.disconnect?.();
});
