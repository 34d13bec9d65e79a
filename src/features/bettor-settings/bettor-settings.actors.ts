import { fromPromise } from 'xstate';
import { defaultBettorSettings, type BettorSettings } from '#domain/bettor/bettor-settings.ts';
import {
  SaveSettingsDocument,
  SettingsDocument,
  type BettorSettingsChanges,
} from '#graphql/__generated__/graphql.ts';
import type { GraphqlClient } from '#graphql/client.ts';
import type { KeptVisitorSettings } from '#kept/kept-visitor-settings.ts';
import { bettorSettingsMachine } from '#machines/bettor-settings/bettor-settings.machine.ts';

/** Reads what this browser kept; a setting that is missing or of another form gets its default. */
function settingsFrom(kept: unknown): BettorSettings {
  if (typeof kept !== 'object' || kept === null) return defaultBettorSettings;
  const same = Object.entries(kept).filter(([name, value]) => {
    const known: unknown = defaultBettorSettings[name as keyof BettorSettings];
    return typeof known === typeof value && Array.isArray(known) === Array.isArray(value);
  });
  return { ...defaultBettorSettings, ...Object.fromEntries(same) };
}

/** Stores a user's settings at the exchange and a visitor's in this browser. */
export const provideBettorSettings = (client: GraphqlClient, visitors: KeptVisitorSettings) =>
  bettorSettingsMachine.provide({
    actors: {
      loadSettings: fromPromise(async ({ input: { userName } }) => {
        if (userName === null) return settingsFrom(await visitors.read().catch(() => undefined));
        const { data } = await client.query({ query: SettingsDocument, fetchPolicy: 'network-only' });
        if (!data) throw new Error('The gateway gave no answer');
        return withoutTypes(data.settings);
      }),
      saveSettings: fromPromise(async ({ input: { userName, changes } }) => {
        if (userName === null) return visitors.change(changes);
        const { data } = await client.mutate({
          mutation: SaveSettingsDocument,
          // Ours cannot be written to, which the generated type does not know.
          variables: { changes: changes as BettorSettingsChanges },
          // Whoever presses a pin may leave the page at once.
          keepalive: true,
        });
        if (!data) throw new Error('The gateway gave no answer');
      }),
    },
  });

/** As it is sent back: an input has no type names. */
const withoutType = <Part extends object>({ __typename: _, ...part }: Part & { __typename?: string }) => part;

function withoutTypes(answered: BettorSettings): BettorSettings {
  const { oneClick, followed, priceAlerts, ...settings } = withoutType(answered);
  return {
    ...settings,
    oneClick: withoutType(oneClick),
    followed: followed.map(withoutType),
    priceAlerts: priceAlerts.map(withoutType),
  };
}
