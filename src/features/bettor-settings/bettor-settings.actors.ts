import { fromPromise } from 'xstate';
import { defaultBettorSettings, type BettorSettings } from '#domain/site/bettor-settings.ts';
import { SaveSettingsDocument, SettingsDocument } from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import type { KeptVisitorSettings } from '#kept/kept-visitor-settings.ts';
import { bettorSettingsMachine } from '#machines/bettor-settings/bettor-settings.machine.ts';

/** What this browser kept, with the default of whatever it does not hold in the same form. */
function settingsFrom(kept: unknown): BettorSettings {
  if (typeof kept !== 'object' || kept === null) return defaultBettorSettings;
  const same = Object.entries(kept).filter(([name, value]) => {
    const known: unknown = defaultBettorSettings[name as keyof BettorSettings];
    return typeof known === typeof value && Array.isArray(known) === Array.isArray(value);
  });
  return { ...defaultBettorSettings, ...Object.fromEntries(same) };
}

/** Settings at the exchange for a user, in this browser for a visitor. */
export const provideBettorSettings = (client: GraphqlClient, visitors: KeptVisitorSettings) =>
  bettorSettingsMachine.provide({
    actors: {
      loadSettings: fromPromise(async ({ input: { userName } }) => {
        if (userName === null) return settingsFrom(await visitors.read().catch(() => undefined));
        const { data } = await client.query({ query: SettingsDocument, fetchPolicy: 'network-only' });
        if (!data) throw new Error('The gateway gave no answer');
        return withoutTypes(data.settings);
      }),
      saveSettings: fromPromise(async ({ input: { userName, settings } }) => {
        if (userName === null) return visitors.save(settings);
        const { quickStakes, pinnedMarkets, ...rest } = settings;
        const { data } = await client.mutate({
          mutation: SaveSettingsDocument,
          variables: {
            settings: { ...rest, quickStakes: [...quickStakes], pinnedMarkets: [...pinnedMarkets] },
          },
        });
        if (!data) throw new Error('The gateway gave no answer');
      }),
    },
  });

type Answered = BettorSettings & { __typename?: string; oneClick: { __typename?: string } };

/** As they are sent back: an input has no type names. */
function withoutTypes({ __typename: _, oneClick, ...settings }: Answered): BettorSettings {
  const { isOn, stake, cap } = oneClick as BettorSettings['oneClick'];
  return { ...settings, oneClick: { isOn, stake, cap } };
}
