import { useSelector } from '@xstate/react';
import { useCallback, useEffect, useMemo, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { sportIds } from '#domain/market/sport.ts';
import { AccountFeedProvider, useAccountFeed } from '#features/account-feed/account-feed.provider.tsx';
import { BetSlipProvider, type ListenToOrders } from '#features/bet-slip/bet-slip.provider.tsx';
import {
  BettorSettingsProvider,
  useBettorSettings,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { CashOutProvider } from '#features/cash-out/cash-out.provider.tsx';
import { MarketFeedsProvider } from '#features/market-feed/market-feed.provider.tsx';
import { RouteGuardProvider } from '#features/session/route-guard.provider.tsx';
import { SessionProvider, useSession, useUserName } from '#features/session/session.provider.tsx';
import { StartupProvider } from '#features/startup/startup.provider.tsx';
import { MyBetsProvider } from '#features/my-bets/my-bets.provider.tsx';
import { ClientProvider } from '#graphql/client-provider.tsx';
import type { Kept } from '#kept/kept.ts';
import { LiveProvider } from '#live/live-provider.tsx';
import { isBlocked } from '#machines/session/session.machine.ts';
import { OddsFormatProvider } from '#ui/odds-format/odds-format.tsx';
import { wearTheme } from '#ui/theme/wear-theme.ts';
import { ToastRegion } from '#ui/toast/toast.tsx';
import { PopupsProvider } from './frame/popups.tsx';
import { AppRoutes } from './routes.tsx';
import type { Services } from './services.ts';
import { SlipMarkets } from './slip-markets.tsx';
import { useAfterStart } from './use-after-start.ts';
import { Ways } from './ways.tsx';

/** The providers, outermost first, and the routes. */
export function App({ services: { client, transport, refusals, kept } }: { services: Services }) {
  // The socket was opened for whoever was here before.
  const onUserChange = useCallback(() => transport.reset(), [transport]);
  return (
    <ClientProvider client={client}>
      <LiveProvider transport={transport}>
        <BrowserRouter>
          <SessionProvider refusals={refusals} onUserChange={onUserChange}>
            <StartupProvider sportId={sportIds.cricket}>
              <MarketFeedsProvider>
                <WithAccount>
                  <WithSettings kept={kept}>
                    <WithBets kept={kept}>
                      <PopupsProvider>
                        <Ways>
                          <RouteGuardProvider>
                            <AppRoutes />
                          </RouteGuardProvider>
                        </Ways>
                      </PopupsProvider>
                      <SlipMarkets />
                    </WithBets>
                  </WithSettings>
                </WithAccount>
              </MarketFeedsProvider>
              <Toasts />
            </StartupProvider>
          </SessionProvider>
        </BrowserRouter>
      </LiveProvider>
    </ClientProvider>
  );
}

/** A sentence told before waits for its region. */
const Toasts = () => useAfterStart() && <ToastRegion />;

function WithAccount({ children }: { children: ReactNode }) {
  return <AccountFeedProvider userName={useUserName()}>{children}</AccountFeedProvider>;
}

interface KeptProps {
  kept: Kept;
  children: ReactNode;
}

/** How the page shows odds and which theme it wears are the bettor's to choose. */
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

/** What the bettor has asked for, wherever it is shown. Slip and cash outs hear of their orders from the account's feed. */
function WithBets({ kept, children }: KeptProps) {
  const account = useAccountFeed();
  const listenToOrders = useMemo<ListenToOrders | null>(
    () =>
      account &&
      ((listener) =>
        account.listen((line) => {
          if (line.kind === 'image') listener(line.orders, [], true);
          else if (line.kind === 'change') {
            listener(
              line.orders,
              line.settlements.map(({ marketId }) => marketId),
              false,
            );
          }
        })),
    [account],
  );
  const userName = useUserName();
  return (
    <BetSlipProvider
      userName={userName}
      isBlocked={useSelector(useSession(), isBlocked)}
      listenToOrders={listenToOrders}
      settings={useBettorSettings()}
      kept={kept}
    >
      <CashOutProvider userName={userName} kept={kept.cashOuts} listenToOrders={listenToOrders}>
        <MyBetsProvider userName={userName} kept={kept.orderChanges}>
          {children}
        </MyBetsProvider>
      </CashOutProvider>
    </BetSlipProvider>
  );
}
