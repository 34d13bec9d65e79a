import { createActorContext } from '@xstate/react';
import { useEffect, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { PartnerDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  partnerLaunchMachine,
  type PartnerAnswer,
  type PartnerLaunchRef,
} from '#machines/partner-launch/partner-launch.machine.ts';
import { showToast } from '#ui/toast/toast.tsx';

const PartnerLaunchContext = createActorContext(partnerLaunchMachine);

export interface PartnerLaunchProviderProps {
  hasToken: boolean;
  onOpenPath: (path: string) => void;
  /** Leaves this site. */
  openLink?: (link: string) => void;
  children: ReactNode;
}

const leaveFor = (link: string) => window.location.assign(link);

/** VAL-2: opens the partner's exchange, for every VIMAAN on the page. */
export function PartnerLaunchProvider({
  hasToken,
  onOpenPath,
  openLink = leaveFor,
  children,
}: PartnerLaunchProviderProps) {
  const client = useClient();
  const machine = partnerLaunchMachine.provide({
    actors: {
      requestPartner: fromPromise<PartnerAnswer>(async () => {
        const { data } = await client.query({ query: PartnerDocument, fetchPolicy: 'network-only' });
        if (!data) throw new Error('The gateway gave no address');
        return { kind: 'link', link: data.partner.link };
      }),
    },
    actions: {
      toastError: (_, { message }) => showToast('error', message),
      openPath: (_, { path }) => onOpenPath(path),
      openLink: (_, { link }) => openLink(link),
    },
  });
  return (
    <PartnerLaunchContext.Provider logic={machine} options={{ input: { hasToken } }}>
      <FollowToken hasToken={hasToken} />
      {children}
    </PartnerLaunchContext.Provider>
  );
}

function FollowToken({ hasToken }: { hasToken: boolean }) {
  const launch = usePartnerLaunch();
  useEffect(() => launch.send({ type: 'token.changed', hasToken }), [launch, hasToken]);
  return null;
}

export const usePartnerLaunch = (): PartnerLaunchRef => PartnerLaunchContext.useActorRef();
