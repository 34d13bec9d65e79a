import { useActorRef } from '@xstate/react';
import { createContext, use, useEffect, type ReactNode } from 'react';
import { fromPromise } from 'xstate';
import { PartnerDocument } from '#graphql/__generated__/graphql.ts';
import { useClient } from '#graphql/client-provider.tsx';
import {
  partnerLaunchMachine,
  type PartnerAnswer,
  type PartnerLaunchRef,
} from '#machines/partner-launch/partner-launch.machine.ts';
import { showToast } from '#ui/toast/toast.tsx';

const PartnerLaunchContext = createContext<PartnerLaunchRef | null>(null);

export interface PartnerLaunchProviderProps {
  hasToken: boolean;
  onOpenPath: (path: string) => void;
  /** Leaves this site. */
  openLink?: (link: string) => void;
  children: ReactNode;
}

const leaveFor = (link: string) => window.location.assign(link);

/** VAL-2: the way to the partner's exchange, for every VIMAAN of the page. */
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
  const launch = useActorRef(machine, { input: { hasToken } });
  useEffect(() => launch.send({ type: 'token.changed', hasToken }), [launch, hasToken]);
  return <PartnerLaunchContext value={launch}>{children}</PartnerLaunchContext>;
}

export function usePartnerLaunch(): PartnerLaunchRef {
  const launch = use(PartnerLaunchContext);
  if (!launch) throw new Error('usePartnerLaunch needs a PartnerLaunchProvider above it');
  return launch;
}
