import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useState, type ReactNode } from 'react';
import type { BettorSettings } from '#domain/site/bettor-settings.ts';
import { useClient } from '#graphql/client-provider.tsx';
import type { KeptVisitorSettings } from '#kept/kept-visitor-settings.ts';
import { selectSettings, type BettorSettingsRef } from '#machines/bettor-settings/bettor-settings.machine.ts';
import { provideBettorSettings } from './bettor-settings.actors.ts';

const BettorSettingsContext = createContext<BettorSettingsRef | null>(null);

export interface BettorSettingsProviderProps {
  /** Null for a visitor. */
  userName: string | null;
  visitors: KeptVisitorSettings;
  children: ReactNode;
}

/** How whoever is at the page wants the site to work. */
export function BettorSettingsProvider({ userName, visitors, children }: BettorSettingsProviderProps) {
  const client = useClient();
  const [machine] = useState(() => provideBettorSettings(client, visitors));
  const [seed] = useState(() => Math.trunc(Math.random() * 2 ** 31));
  const settings = useActorRef(machine, { input: { userName, seed } });
  useEffect(() => settings.send({ type: 'user.changed', userName }), [settings, userName]);
  return <BettorSettingsContext value={settings}>{children}</BettorSettingsContext>;
}

export function useBettorSettingsRef(): BettorSettingsRef {
  const settings = use(BettorSettingsContext);
  if (!settings) throw new Error('The settings need a BettorSettingsProvider above them');
  return settings;
}

export const useBettorSettings = (): BettorSettings => useSelector(useBettorSettingsRef(), selectSettings);
