import { createActorContext } from '@xstate/react';
import { useEffect, useState, type ReactNode } from 'react';
import { randomSeed } from '#actors/random-seed.ts';
import type { BettorSettings } from '#domain/bettor/bettor-settings.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { KeptVisitorSettings } from '#kept/kept-visitor-settings.ts';
import {
  bettorSettingsMachine,
  selectSettings,
  type BettorSettingsRef,
} from '#machines/bettor-settings/bettor-settings.machine.ts';
import { provideBettorSettings } from './bettor-settings.actors.ts';

const SettingsContext = createActorContext(bettorSettingsMachine);

export interface BettorSettingsProviderProps {
  /** Null for a visitor. */
  userName: string | null;
  visitors: KeptVisitorSettings;
  children: ReactNode;
}

/** The settings of the user or visitor at the page. */
export function BettorSettingsProvider({ userName, visitors, children }: BettorSettingsProviderProps) {
  const client = useClient();
  const [machine] = useState(() => provideBettorSettings(client, visitors));
  const [input] = useState(() => ({ userName, seed: randomSeed() }));
  return (
    <SettingsContext.Provider logic={machine} options={{ input }}>
      <FollowUser userName={userName} />
      {children}
    </SettingsContext.Provider>
  );
}

function FollowUser({ userName }: { userName: string | null }) {
  const settings = useBettorSettingsRef();
  useEffect(() => settings.send({ type: 'user.changed', userName }), [settings, userName]);
  return null;
}

export const useBettorSettingsRef = (): BettorSettingsRef => SettingsContext.useActorRef();

export const useBettorSettings = (): BettorSettings => SettingsContext.useSelector(selectSettings);
