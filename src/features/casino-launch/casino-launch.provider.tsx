import { createActorContext } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { CreateLaunchCodeDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  casinoLaunchMachine,
  type CasinoLaunchRef,
  type LaunchCodeAnswer,
} from '#machines/casino-launch/casino-launch.machine.ts';
import { showToast } from '#ui/toast/toast.tsx';

const CasinoLaunchContext = createActorContext(casinoLaunchMachine);

export interface CasinoLaunchProviderProps {
  hasToken: boolean;
  onOpenPath: (path: string) => void;
  /** Leaves this site for a game. */
  navigate?: (link: string) => void;
  /** Opens a game in another tab. */
  openLink?: (link: string) => void;
  children: ReactNode;
}

const leaveFor = (link: string) => window.location.assign(link);
const openBeside = (link: string) => void window.open(link, '_blank', 'noopener');

/** CAL-4, VAL-3: launches the lobby's games, wherever one is chosen. */
export function CasinoLaunchProvider({
  hasToken,
  onOpenPath,
  navigate = leaveFor,
  openLink = openBeside,
  children,
}: CasinoLaunchProviderProps) {
  const client = useClient();
  const machine = casinoLaunchMachine.provide({
    actors: {
      requestLaunchCode: fromPromise<LaunchCodeAnswer, { eventId: string }>(async ({ input }) => {
        const { data } = await client.mutate({ mutation: CreateLaunchCodeDocument, variables: input });
        if (!data) throw new Error('The gateway gave no code');
        const answer = data.createLaunchCode;
        return answer.__typename === 'LaunchCode'
          ? { kind: 'code', code: answer.launchCode }
          : { kind: 'refused', message: answer.message };
      }),
    },
    actions: {
      toastError: (_, { message }) => showToast('error', message),
      openPath: (_, { path }) => onOpenPath(path),
      navigate: (_, { link }) => navigate(link),
      openLink: (_, { link }) => openLink(link),
    },
  });
  return (
    <CasinoLaunchContext.Provider logic={machine} options={{ input: { hasToken } }}>
      <FollowToken hasToken={hasToken} />
      {children}
    </CasinoLaunchContext.Provider>
  );
}

function FollowToken({ hasToken }: { hasToken: boolean }) {
  const launch = useCasinoLaunch();
  useEffect(() => launch.send({ type: 'token.changed', hasToken }), [launch, hasToken]);
  return null;
}

export const useCasinoLaunch = (): CasinoLaunchRef => CasinoLaunchContext.useActorRef();
