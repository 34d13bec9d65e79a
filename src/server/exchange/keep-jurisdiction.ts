import type { JurisdictionName } from '#domain/jurisdiction/jurisdiction.ts';
import { WrongSetting } from '#server/runtime/settings.ts';
import type { Db } from '#server/exchange/store/open-database.ts';
import { hasAccounts } from '#server/exchange/store/queries/account-queries.ts';
import { settingOf } from '#server/exchange/store/queries/setting-queries.ts';

/**
 * Keeps the jurisdiction of the first start, with its currency. Throws `WrongSetting` if this start is under another one:
 * nobody's age, limits or money may change with a setting. An exchange from before there was a choice is `open`.
 */
export async function keepJurisdiction(db: Db, asked: JurisdictionName): Promise<void> {
  const first = (await hasAccounts(db)) ? 'open' : asked;
  const kept = await settingOf(db, 'jurisdiction', () => first);
  if (kept !== asked)
    throw new WrongSetting(
      `LAYLINE_JURISDICTION is "${asked}", but the data are of an exchange under "${kept}", and that stays.`,
    );
}
