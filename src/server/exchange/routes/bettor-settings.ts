import type { FastifyInstance } from 'fastify';
import { must } from '#domain/must.ts';
import { defaultBettorSettings } from '#domain/bettor/bettor-settings.ts';
import { bettorSettings, getSettings, saveSettings } from '#contract/bettor-settings.ts';
import type { DataOf } from '#contract/call.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import {
  bettorSettingsOf,
  changeBettorSettings,
} from '#server/exchange/store/queries/bettor-setting-queries.ts';
import type { Authenticator } from './authenticator.ts';
import { bettorRoute } from './route.ts';

type Settings = DataOf<typeof getSettings>;

const defaults: Settings = {
  ...defaultBettorSettings,
  quickStakes: [...defaultBettorSettings.quickStakes],
  notices: [...defaultBettorSettings.notices],
  priceAlerts: [...defaultBettorSettings.priceAlerts],
  pinnedMarkets: [...defaultBettorSettings.pinnedMarkets],
  favouriteGames: [...defaultBettorSettings.favouriteGames],
  followed: [...defaultBettorSettings.followed],
};

/** The saved settings, with defaults for missing ones. Settings that an older version left don't cause a refusal. */
function settingsFrom(saved: Record<string, unknown> | null): Settings {
  const known = Object.keys(defaults).filter((name) => saved && name in saved);
  const read = bettorSettings.safeParse({
    ...defaults,
    ...Object.fromEntries(known.map((name) => [name, must(saved)[name]])),
  });
  return read.success ? read.data : defaults;
}

/** How a user wants the site to work. */
export const settingsOfUser = async (db: Db, accountId: string): Promise<Settings> =>
  settingsFrom(await bettorSettingsOf(db, accountId));

export function bettorSettingRoutes(
  app: FastifyInstance,
  { authenticator, db }: { authenticator: Authenticator; db: Db },
): void {
  bettorRoute(app, authenticator, getSettings, ({ caller: { accountId } }) => settingsOfUser(db, accountId));
  bettorRoute(app, authenticator, saveSettings, async ({ caller: { accountId }, body }) =>
    settingsFrom(await changeBettorSettings(db, accountId, body)),
  );
}
