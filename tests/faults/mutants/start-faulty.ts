import { gamesUrlOf } from '#server/runtime/addresses.ts';
import { closeWithParent, report } from '#server/runtime/process.ts';
import { readSettings } from '#server/runtime/settings.ts';
import type { Wrap } from '#server/exchange/books.ts';
import { openExchange } from '#server/exchange/exchange.ts';
import { defaultDataDir } from '#server/exchange/store/data-dir.ts';

/** The exchange's process as its `main.ts` starts it, with something inserted between its parts. */
export async function startFaulty(
  wrap: Wrap,
  beforeClose: () => Promise<void> = () => Promise.resolve(),
): Promise<void> {
  const settings = readSettings(process.env);
  const exchange = await openExchange({
    dataDir: defaultDataDir(process.env),
    databaseUrl: settings.DATABASE_URL,
    operatorKey: settings.LAYLINE_OPERATOR_KEY,
    gamesKey: settings.LAYLINE_GAMES_KEY,
    isProduction: settings.LAYLINE_PRODUCTION,
    signInLimit: settings.LAYLINE_SIGN_IN_LIMIT,
    log: settings.LAYLINE_LOG,
    gamesUrl: gamesUrlOf(settings),
    now: Date.now,
    stopped: (error) => {
      console.error(error);
      process.exit(1);
    },
    wrap,
  });
  closeWithParent(async () => {
    await beforeClose();
    await exchange.close();
  });
  report({ type: 'ready', url: await exchange.listen(settings.LAYLINE_EXCHANGE_PORT) });
}
