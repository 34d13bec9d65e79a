import { closeWithParent } from '#server/runtime/process.ts';
import { assertPrivateDemo } from '#server/runtime/own-hosts.ts';
import { readSettings, WrongSetting } from '#server/runtime/settings.ts';
import { isStageOn, type StageAccess } from '#server/runtime/stage-access.ts';
import { CannotStart, entryOf, startProgram, stopProgram, type ProgramName, type Ready } from './child.ts';
import { readCommandLine } from './flags.ts';
import { findFreePort, requireFreePort } from './free-port.ts';
import { environmentOf } from './environment.ts';
import { keepRunning, type RunningProgram } from './keep-running.ts';
import { ProcessFile } from './process-file.ts';
import { welcome } from './welcome.ts';

/**
 * Starts the exchange, the gateway with the site, the games host, the demo provider and the traders, each as a process of
 * its own.
 */

const running: Pick<RunningProgram, 'stop'>[] = [];
const processes = new ProcessFile();
processes.note('main', { pid: process.pid, isReady: true });

const stopAll = async () => {
  for (const program of running.splice(0).reverse()) await program.stop();
  processes.remove();
};

async function giveUp(message: string): Promise<never> {
  console.error(`\nLayline cannot run. ${message}\n`);
  await stopAll();
  process.exit(1);
}

async function start(): Promise<void> {
  const { env: given, replayFiles } = readCommandLine(process.argv.slice(2), process.env);
  const settings = readSettings(given);
  const { LAYLINE_PORT, LAYLINE_HOST, LAYLINE_EXCHANGE_PORT, LAYLINE_MAKER, LAYLINE_CROWD, UPSTREAM_URL } =
    settings;
  if (!UPSTREAM_URL) assertPrivateDemo(settings);
  const hasStage = isStageOn(settings);
  if (UPSTREAM_URL && settings.LAYLINE_STAGE)
    throw new WrongSetting('LAYLINE_STAGE cannot be 1. UPSTREAM_URL is set: that exchange is not ours.');
  const gamesPort = settings.LAYLINE_GAMES_PORT || (await findFreePort(LAYLINE_HOST));
  const env: NodeJS.ProcessEnv = { ...given, LAYLINE_GAMES_PORT: String(gamesPort) };
  const entry = (name: ProgramName) => entryOf(name, import.meta.url);
  const keep = (name: ProgramName, extraEnv: NodeJS.ProcessEnv = {}): RunningProgram => {
    const program = { name, entry: entry(name), env: { ...environmentOf(name, env), ...extraEnv } };
    const kept = keepRunning(program, (pid, isReady) => processes.note(name, { pid, isReady }));
    running.push(kept);
    return kept;
  };
  const run = (name: ProgramName, extraEnv?: NodeJS.ProcessEnv): Promise<Ready> => keep(name, extraEnv).ready;

  await requireFreePort(LAYLINE_PORT, LAYLINE_HOST, 'LAYLINE_PORT', '--port');
  if (UPSTREAM_URL) {
    await run('gateway', { LAYLINE_STAGE: '0' });
    console.log(
      `\nLayline is live at http://localhost:${LAYLINE_PORT}, on the exchange at ${UPSTREAM_URL}\n`,
    );
    return;
  }

  const exchangeUrl = `http://127.0.0.1:${LAYLINE_EXCHANGE_PORT}`;
  await requireFreePort(LAYLINE_EXCHANGE_PORT, '127.0.0.1', 'LAYLINE_EXCHANGE_PORT', '--exchange-port');
  await requireFreePort(gamesPort, LAYLINE_HOST, 'LAYLINE_GAMES_PORT', '--games-port');
  // The exchange must know where the provider will be, which starts after it with its key.
  const hasProvider = !settings.LAYLINE_PRODUCTION;
  if (hasProvider && !settings.LAYLINE_PROVIDER_URL)
    env.LAYLINE_PROVIDER_URL = `http://127.0.0.1:${await findFreePort('127.0.0.1')}`;
  // While the exchange waits for its database, the site is up and says that betting is paused.
  const gateway = keep('gateway', { UPSTREAM_URL: exchangeUrl, LAYLINE_OWN_EXCHANGE: '1' });
  const [exchange] = await Promise.all([
    run('exchange').then((ready) => {
      if (ready.dataDir) processes.openIn(ready.dataDir);
      return ready;
    }),
    gateway.ready,
  ]);
  const { operatorKey, gamesKey, dataDir } = exchange;
  if (hasStage && operatorKey !== undefined && dataDir !== undefined)
    gateway.tell({ type: 'stage-access', operatorKey, dataDir } satisfies StageAccess);
  if (hasProvider)
    await run('demo-provider', {
      UPSTREAM_URL: exchangeUrl,
      LAYLINE_PROVIDER_KEY: exchange.providerKey,
      LAYLINE_DATA_DIR: dataDir,
    });
  const trader = { UPSTREAM_URL: exchangeUrl, LAYLINE_OPERATOR_KEY: operatorKey };
  if (LAYLINE_MAKER) await run('maker', trader);
  if (LAYLINE_MAKER && LAYLINE_CROWD > 0) await run('crowd', trader);
  console.log(await welcome(`http://localhost:${LAYLINE_PORT}`, exchangeUrl, exchange.dataDir));
  // The games host is last: the site is up before anybody wants to play.
  await run('games', { UPSTREAM_URL: exchangeUrl, LAYLINE_GAMES_KEY: gamesKey });
  if (replayFiles.length > 0) {
    // It plays its files once, so it is not restarted when it ends, well or badly.
    const replay = startProgram(entry('replay'), { ...environmentOf('replay', env), ...trader }, replayFiles);
    running.push({ stop: () => stopProgram(replay.process) });
    await replay.ready;
  }
}

closeWithParent(stopAll);
start().catch((error: unknown) =>
  giveUp(error instanceof CannotStart || error instanceof WrongSetting ? error.message : String(error)),
);
