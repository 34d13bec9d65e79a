import { useCallback, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { TabDestination } from '#domain/site/exchange-tab.ts';
import { CasinoLaunchProvider } from '#features/casino-launch/casino-launch.provider.tsx';
import { ExchangeTabProvider } from '#features/exchange-tab/exchange-tab.provider.tsx';
import {
  PartnerLaunchProvider,
  usePartnerLaunch,
} from '#features/partner-launch/partner-launch.provider.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { useStartup } from '#features/startup/startup.provider.tsx';

/** The ways around the site and out of it: exchange tabs, the partner's site, casino games. */
export function Ways({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const hasToken = useIsSignedIn();
  const openPath = (path: string) => void navigate(path);
  return (
    <PartnerLaunchProvider hasToken={hasToken} onOpenPath={openPath}>
      <CasinoLaunchProvider hasToken={hasToken} onOpenPath={openPath}>
        <WithExchangeTab hasToken={hasToken} onOpenPath={openPath}>
          {children}
        </WithExchangeTab>
      </CasinoLaunchProvider>
    </PartnerLaunchProvider>
  );
}

interface WithExchangeTabProps {
  hasToken: boolean;
  onOpenPath: (path: string) => void;
  children: ReactNode;
}

function WithExchangeTab({ hasToken, onOpenPath, children }: WithExchangeTabProps) {
  const { startup } = useStartup();
  const partner = usePartnerLaunch();
  const { pathname, search } = useLocation();
  const open = (to: TabDestination) => {
    if (to.kind === 'partner') {
      partner.send({ type: 'partner.chosen' });
      return;
    }
    onOpenPath(to.path);
    if (to.sportId) startup.send({ type: 'sport.chosen', sportId: to.sportId });
  };
  /** XBR-5: tells anything else on the page that wants to know. */
  const publish = useCallback(
    ({ kind, exchangeId }: { kind: 'inPlay' | 'exchange'; exchangeId: string }) =>
      document.dispatchEvent(new CustomEvent(`layline:${kind.toLowerCase()}`, { detail: exchangeId })),
    [],
  );
  return (
    <ExchangeTabProvider hasToken={hasToken} path={`${pathname}${search}`} onOpen={open} onPublish={publish}>
      {children}
    </ExchangeTabProvider>
  );
}
