import { useSelector } from '@xstate/react';
import { useCallback, useMemo, type ReactNode } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { defaultSlipSettings } from '#domain/slip-settings.ts';
import { sportIds } from '#domain/sport.ts';
import { AccountFeedProvider, useAccountFeed } from '#features/account-feed/account-feed.provider.tsx';
import { BetSlipProvider, type ListenToOrders } from '#features/bet-slip/bet-slip.provider.tsx';
import { MarketFeedsProvider } from '#features/market-feed/market-feed.provider.tsx';
import { SessionProvider, useSession, useUserName } from '#features/session/session.provider.tsx';
import { StartupProvider } from '#features/startup/startup.provider.tsx';
import { ClientProvider } from '#graphql/client-provider.tsx';
import { LiveProvider } from '#live/live-provider.tsx';
import { isBlocked } from '#machines/session/session.machine.ts';
import { ToastRegion } from '#ui/toast/toast.tsx';
import { PopupsProvider } from './frame/popups.tsx';
import { AppRoutes } from './routes.tsx';
import { graphqlUri, type Services } from './services.ts';
import { SlipMarkets } from './slip-markets.tsx';
import { Ways } from './ways.tsx';

/** The providers, outermost first, and the routes. */
export function App({ services: { client, transport, refusals } }: { services: Services }) {
  // The socket was opened for whoever was here before.
  const onUserChange = useCallback(() => transport.reset(), [transport]);
  return (
    <ClientProvider client={client}>
      <LiveProvider transport={transport}>
        <BrowserRouter>
          <SessionProvider uri={graphqlUri} refusals={refusals} onUserChange={onUserChange}>
            <StartupProvider sportId={sportIds.cricket}>
              <MarketFeedsProvider>
                <WithAccount>
                  <WithSlip>
                    <PopupsProvider>
                      <Ways>
                        <AppRoutes />
                      </Ways>
                    </PopupsProvider>
                    <SlipMarkets />
                  </WithSlip>
                </WithAccount>
              </MarketFeedsProvider>
            </StartupProvider>
          </SessionProvider>
        </BrowserRouter>
        <ToastRegion />
      </LiveProvider>
    </ClientProvider>
  );
}

function WithAccount({ children }: { children: ReactNode }) {
  return <AccountFeedProvider userName={useUserName()}>{children}</AccountFeedProvider>;
}

/** The slip hears of its orders from the account's feed. */
function WithSlip({ children }: { children: ReactNode }) {
  const account = useAccountFeed();
  const listenToOrders = useMemo<ListenToOrders | null>(
    () =>
      account &&
      ((listener) =>
        account.listen((line) => {
          if (line.kind === 'image') listener(line.orders, []);
          else if (line.kind === 'change') {
            listener(
              line.orders,
              line.settlements.map(({ marketId }) => marketId),
            );
          }
        })),
    [account],
  );
  return (
    <BetSlipProvider
      userName={useUserName()}
      isBlocked={useSelector(useSession(), isBlocked)}
      listenToOrders={listenToOrders}
      settings={defaultSlipSettings}
    >
      {children}
    </BetSlipProvider>
  );
}
