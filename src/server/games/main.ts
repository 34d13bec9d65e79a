import { jurisdictions } from '#domain/jurisdiction/jurisdiction.ts';
import { setCurrency } from '#domain/money/money.ts';
import { gamesUrlOf, siteUrlOf } from '#server/runtime/addresses.ts';
import { hostRule } from '#server/runtime/own-hosts.ts';
import { closeWithParent, report, takenPortMessage } from '#server/runtime/process.ts';
import { readSettings, WrongSetting } from '#server/runtime/settings.ts';
import { createGamesHost } from './app.ts';
import { tableKeyOf } from './table.ts';
import { exchangeWallet } from './wallet.ts';

/** The games host's process, over the exchange at `UPSTREAM_URL`. */
async function start(): Promise<void> {
  const settings = readSettings(process.env);
  setCurrency(jurisdictions[settings.LAYLINE_JURISDICTION].currency);
  const {
    LAYLINE_GAMES_PORT: port,
    LAYLINE_HOST: host,
    UPSTREAM_URL,
    LAYLINE_GAMES_KEY: gamesKey,
  } = settings;
  if (!UPSTREAM_URL || !gamesKey)
    throw new WrongSetting('The games host needs an exchange: UPSTREAM_URL and LAYLINE_GAMES_KEY.');
  const app = createGamesHost({
    wallet: exchangeWallet(UPSTREAM_URL, { gamesKey }),
    tableKey: tableKeyOf(gamesKey),
    siteUrl: siteUrlOf(settings),
    isSecure: gamesUrlOf(settings).startsWith('https:'),
    now: Date.now,
    logLevel: settings.LAYLINE_LOG,
    isOwnHost: hostRule({ listensOn: host, url: gamesUrlOf(settings) }),
  });
  try {
    const url = await app.listen({ port, host });
    closeWithParent(() => app.close());
    report({ type: 'ready', url });
  } catch (error) {
    throw new WrongSetting(
      takenPortMessage(error, port, 'LAYLINE_GAMES_PORT', '--games-port') ?? String(error),
    );
  }
}

start().catch((error: unknown) => {
  const isTold = error instanceof WrongSetting;
  report({
    type: 'failed',
    message: isTold ? error.message : `The games host cannot start: ${String(error)}`,
  });
  process.exitCode = 1;
  process.disconnect?.();
});
