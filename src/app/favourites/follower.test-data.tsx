import { useEffect, useState, type ReactNode } from 'react';
import { defaultBettorSettings } from '#domain/bettor/bettor-settings.ts';
import type { Followed } from '#domain/bettor/followed.ts';
import { sportIds } from '#domain/market/sport.ts';
import {
  BettorSettingsProvider,
  type BettorSettingsProviderProps,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { SessionProvider, useUserName } from '#features/session/session.provider.tsx';
import { removeSession, writeSession } from '#features/session/session-storage.ts';
import { createTokenRefusals } from '#features/session/token-refusals.ts';
import { StartupProvider } from '#features/startup/startup.provider.tsx';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import type { LiveTransport } from '#live/transport.ts';
import { PopupsProvider } from '../popups/popups.tsx';
import { StoryWorld } from '../story-world.test-data.tsx';

const refusals = createTokenRefusals();
const nothing = () => undefined;

/** A session that began a moment ago and lasts half an hour. */
export function session() {
  const at = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
  const times = { receivedAt: at(0), expiresAt: at(30), hardExpiresAt: at(720) };
  return { token: 'a-token', userName: 'asha', isLogin: 1 as const, ...times };
}

export interface FollowerProps {
  followed: readonly Followed[];
  /** All that are listed. */
  events: readonly EventFieldsFragment[];
  transport?: LiveTransport;
  /** Where the page is. */
  path?: string;
  /** Nobody is signed in. */
  isVisitor?: boolean;
  children: ReactNode;
}

interface SettingsProps extends Pick<BettorSettingsProviderProps, 'visitors' | 'children'> {
  isVisitor: boolean;
}

/** A visitor has the exchange's settings once signed in; the others' stand in the story. */
function Settings({ isVisitor, ...props }: SettingsProps) {
  const userName = useUserName();
  return <BettorSettingsProvider userName={isVisitor ? userName : null} {...props} />;
}

/** The page of somebody who follows these, on the real machines, with the gateway's answers. */
export function Follower({
  followed,
  events,
  transport,
  path = '/',
  isVisitor = false,
  children,
}: FollowerProps) {
  const [visitors] = useState(() => ({ read: async () => ({ followed }), change: async () => undefined }));
  useState(() => (isVisitor ? removeSession(localStorage) : writeSession(localStorage, session())));
  useEffect(() => () => removeSession(localStorage), []);
  // A row's prices are another feature's story.
  const sent = events.map((event) => ({ __typename: 'Event', ...event, marketIds: [] }));
  const answers = {
    CasinoEvents: { casinoLobby: [] },
    Sports: { sports: [] },
    AllEvents: { allEvents: [{ sportId: sportIds.soccer, events: sent }] },
    RacingEvents: { racingEvents: [] },
    ExchangeTypes: { exchangeTypes: [] },
    Settings: { settings: { ...defaultBettorSettings, followed } },
  };
  return (
    <StoryWorld {...{ answers, path }} {...(transport && { transport })}>
      <SessionProvider refusals={refusals} onUserChange={nothing}>
        <StartupProvider sportId={sportIds.soccer}>
          <Settings {...{ visitors, isVisitor }}>
            <PopupsProvider>{children}</PopupsProvider>
          </Settings>
        </StartupProvider>
      </SessionProvider>
    </StoryWorld>
  );
}
