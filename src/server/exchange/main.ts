import { jurisdictions } from '#domain/jurisdiction/jurisdiction.ts';
import { setCurrency } from '#domain/money/money.ts';
import { gamesUrlOf, siteUrlOf } from '#server/runtime/addresses.ts';
import { closeWithParent, report, takenPortMessage } from '#server/runtime/process.ts';
import { readLiveProjects } from '#server/runtime/live-projects.ts';
import { readLogo } from '#server/runtime/read-logo.ts';
import { readOwnImages } from '#server/runtime/read-own-images.ts';
import { readSettings, type Settings } from '#server/runtime/settings.ts';
import { noImages } from '#contract/own-images.ts';
import { openExchange } from './exchange.ts';
import { demoImages } from '#server/exchange/catalogue/own-images/demo-images.ts';
import { defaultDataDir } from '#server/exchange/store/data-dir.ts';
import { mayPass } from '#server/exchange/store/may-pass.ts';

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** How long the demo's desk looks at a payment, in milliseconds. */
const deskActsAfter = 5_000;

/** Those of the folder, the demo's, or in production none. */
function ownImagesOf({ LAYLINE_IMAGES: folder, LAYLINE_PRODUCTION: isProduction }: Settings) {
  if (folder !== undefined) return readOwnImages(folder);
  return isProduction ? undefined : demoImages;
}

/** The site's title and its logo, which the exchange serves if it is a file. */
function withLogo({ LAYLINE_TITLE: title, LAYLINE_LOGO: given }: Settings, images = noImages) {
  const { address: logo, file } = given === undefined ? { address: '' } : readLogo(given);
  const files = file ? new Map([...images.files, [file.name, file.bytes]]) : images.files;
  return { identity: { title, logo }, ownImages: { ...images, files } };
}

/** The exchange's process. It ends with code 1 when its books may no longer match those on disk. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  setCurrency(jurisdictions[settings.LAYLINE_JURISDICTION].currency);
  const port = settings.LAYLINE_EXCHANGE_PORT;
  const providerUrl = settings.LAYLINE_PROVIDER_URL;
  const dataDir = defaultDataDir(process.env);
  let isServing = false;
  const exchange = await openExchange({
    dataDir,
    databaseUrl: settings.DATABASE_URL,
    operatorKey: settings.LAYLINE_OPERATOR_KEY,
    gamesKey: settings.LAYLINE_GAMES_KEY,
    demoProvider:
      providerUrl === undefined ? undefined : { url: providerUrl, key: settings.LAYLINE_PROVIDER_KEY },
    deskActsAfter: settings.LAYLINE_PRODUCTION
      ? undefined
      : deskActsAfter / settings.LAYLINE_DEMO_PROVIDER_SPEED,
    jurisdiction: settings.LAYLINE_JURISDICTION,
    isProduction: settings.LAYLINE_PRODUCTION,
    playMoney: settings.LAYLINE_PLAY_MONEY * 100,
    signInLimit: settings.LAYLINE_SIGN_IN_LIMIT,
    siteUrl: siteUrlOf(settings),
    secondStepAbove: settings.LAYLINE_SECOND_STEP_ABOVE * 100,
    tokenLife: settings.LAYLINE_TOKEN_SECONDS * 1000,
    log: settings.LAYLINE_LOG,
    gamesUrl: gamesUrlOf(settings),
    theme: settings.LAYLINE_THEME,
    homeBlocks: settings.LAYLINE_HOME,
    support: settings.LAYLINE_SUPPORT ?? (settings.LAYLINE_PRODUCTION ? {} : undefined),
    ...withLogo(settings, ownImagesOf(settings)),
    now: Date.now,
    firestore: { ...readLiveProjects(settings), keysDir: settings.LAYLINE_FIRESTORE_KEYS },
    stopped: (error) => {
      console.error('The exchange stops:', error);
      if (isServing) process.exit(1);
      // It is still starting, so it can report why it fails.
      report({ type: 'failed', message: `It lost its storage: ${messageOf(error)}.`, mayPass: true });
      setTimeout(() => process.exit(1), 1_000);
    },
  });
  closeWithParent(exchange.close);
  try {
    const url = await exchange.listen(port);
    isServing = true;
    const { operatorKey, gamesKey, providerKey } = exchange;
    report({ type: 'ready', url, operatorKey, gamesKey, ...(providerKey && { providerKey }), dataDir });
  } catch (error) {
    await exchange.close();
    const taken = takenPortMessage(error, port, 'LAYLINE_EXCHANGE_PORT', '--exchange-port');
    if (!taken) throw error;
    report({ type: 'failed', message: taken });
  }
}

start().catch((error: unknown) => {
  report({ type: 'failed', message: messageOf(error), mayPass: mayPass(error) });
  process.exitCode = 1;
});
