import { useSelector } from '@xstate/react';
import { useCallback, useEffect, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { PageProvider } from '#actors/page-actors.tsx';
import { sportIds } from '#domain/market/sport.ts';
import { useOpenAccountFeed } from '#features/account-feed/use-account.ts';
import { BetSlipProvider } from '#features/bet-slip/bet-slip.provider.tsx';
import {
  BettorSettingsProvider,
  useBettorSettings,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { CashOutProvider } from '#features/cash-out/cash-out.provider.tsx';
import { MarketFeedsProvider } from '#features/market-feed/market-feed.provider.tsx';
import { RouteGuardProvider } from '#features/session/route-guard.provider.tsx';
import { SessionProvider, useSession, useUserName } from '#features/session/session.provider.tsx';
import { StartupProvider } from '#features/startup/startup.provider.tsx';
import { useOpenMyBets } from '#features/my-bets/use-my-bets.ts';
import { ClientProvider } from '#graphql/client-provider.tsx';
import type { Kept } from '#kept/kept.ts';
import { LiveProvider } from '#live/live-provider.tsx';
import { restrictionOf } from '#machines/session/session.machine.ts';
import { OddsFormatProvider } from '#ui/odds-format/odds-format.tsx';
import { wearTheme } from '#ui/theme/wear-theme.ts';
import { ToastRegion } from '#ui/toast/toast.tsx';
import { KeptSearchesContext } from './search/kept-searches.tsx';
import { PopupsProvider } from './popups/popups.tsx';
import { AppRoutes } from './routes.tsx';
import type { Services } from './services.ts';
import { SlipMarkets } from './slip-markets.tsx';
import { useReader } from './use-reader.ts';
import { useAfterStart } from './use-after-start.ts';
import { Ways } from './ways.tsx';

/** The providers, outermost first, and the routes. */
export function App({ services: { client, transport, refusals, kept, page } }: { services: Services }) {
  // The open socket belongs to the previous user.
  const onUserChange = useCallback(() => transport.reset(), [transport]);
  return (
    <ClientProvider client={client}>
      <LiveProvider transport={transport}>
        <PageProvider page={page}>
          <BrowserRouter>
            <SessionProvider refusals={refusals} onUserChange={onUserChange}>
              <StartupProvider sportId={sportIds.cricket}>
                <MarketFeedsProvider>
                  <WithSettings kept={kept}>
                    <WithBets kept={kept}>
                      <KeptSearchesContext value={kept.searches}>
                        <PopupsProvider>
                          <Ways>
                            <RouteGuardProvider>
                              <ReadPages />
                            </RouteGuardProvider>
                          </Ways>
                        </PopupsProvider>
                      </KeptSearchesContext>
                      <SlipMarkets />
                    </WithBets>
                  </WithSettings>
                </MarketFeedsProvider>
                <Toasts />
              </StartupProvider>
            </SessionProvider>
          </BrowserRouter>
        </PageProvider>
      </LiveProvider>
    </ClientProvider>
  );
}

/** The pages, drawn anew when their reader chooses another language or zone. */
const ReadPages = () => <AppRoutes key={useReader()} />;

/** A toast shown earlier waits for this region to mount. */
const Toasts = () => useAfterStart() && <ToastRegion />;

interface KeptProps {
  kept: Kept;
  children: ReactNode;
}

/** Applies the bettor's settings: how odds are shown, and whether the page is light or dark. */
function WithSettings({ kept, children }: KeptProps) {
  return (
    <BettorSettingsProvider userName={useUserName()} visitors={kept.visitorSettings}>
      <ShowSettings>{children}</ShowSettings>
    </BettorSettingsProvider>
  );
}

function ShowSettings({ children }: { children: ReactNode }) {
  const { oddsFormat, theme } = useBettorSettings();
  useEffect(() => wearTheme(theme), [theme]);
  return <OddsFormatProvider value={oddsFormat}>{children}</OddsFormatProvider>;
}

/** Opens the account feed, My Bets, the slip and the cash outs for the whole page. */
function WithBets({ kept, children }: KeptProps) {
  const userName = useUserName();
  const session = useSession();
  const restriction = useSelector(session, restrictionOf);
  useOpenAccountFeed(userName, session);
  useOpenMyBets(userName, kept.orderChanges);
  return (
    <BetSlipProvider {...{ userName, restriction, kept }} settings={useBettorSettings()}>
      <CashOutProvider userName={userName} database={kept.database}>
        {children}
      </CashOutProvider>
    </BetSlipProvider>
  );
}
