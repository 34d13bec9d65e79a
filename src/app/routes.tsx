import type { ReactNode } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import { routes, type RouteName } from '#domain/site/route.ts';
import { GuardedRoute } from '#features/session/route-guard.provider.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { apolloPart } from './apollo-part.tsx';
import { Layout } from './layout.tsx';
import { PageTitle } from './page-title.tsx';
import { HomePage } from './pages/home-page.tsx';
import { useAddressInStep } from './use-address-in-step.ts';

const NotFoundPage = lazyPart(async () => (await import('./pages/not-found-page.tsx')).NotFoundPage);
const MarketPage = apolloPart(async () => (await import('./pages/market-page.tsx')).MarketPage);
const InPlayPage = apolloPart(async () => (await import('./pages/in-play-page.tsx')).InPlayPage);
const BallByBallPage = apolloPart(async () => (await import('./pages/ball-by-ball-page.tsx')).BallByBallPage);
const VirtualSportsPage = apolloPart(
  async () => (await import('./pages/virtual-sports-page.tsx')).VirtualSportsPage,
);
const ResultsPage = apolloPart(async () => (await import('./pages/results-page.tsx')).ResultsPage);
const RacingPage = apolloPart(async () => (await import('./pages/racing-page.tsx')).RacingPage);
const BinaryPage = apolloPart(async () => (await import('./pages/binary-page.tsx')).BinaryPage);
const LotteryPage = apolloPart(async () => (await import('./pages/lottery-page.tsx')).LotteryPage);
const TipsPage = apolloPart(async () => (await import('./pages/tips-page.tsx')).TipsPage);
const RulesPage = apolloPart(async () => (await import('./pages/rules-page.tsx')).RulesPage);
const ProfilePage = apolloPart(async () => (await import('./pages/profile-page.tsx')).ProfilePage);
const BankingPages = apolloPart(async () => (await import('./pages/banking/banking-pages.tsx')).BankingPages);
const SignUpPage = apolloPart(async () => (await import('./pages/sign-up-page.tsx')).SignUpPage);
const FavouritesPage = apolloPart(async () => (await import('./pages/favourites-page.tsx')).FavouritesPage);
const SettingsPage = apolloPart(async () => (await import('./pages/settings-page.tsx')).SettingsPage);
const ForgotPasswordPage = apolloPart(
  async () => (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage,
);
const ChangePasswordPage = apolloPart(
  async () => (await import('./pages/change-password-page.tsx')).ChangePasswordPage,
);
const ActivityLogPage = apolloPart(
  async () => (await import('./pages/activity-log-page.tsx')).ActivityLogPage,
);
const PasswordHistoryPage = apolloPart(
  async () => (await import('./pages/password-history-page.tsx')).PasswordHistoryPage,
);
const reportPages = () => import('./pages/report-pages.tsx');
const StatementPage = apolloPart(async () => (await reportPages()).StatementPage);
const ProfitLossPage = apolloPart(async () => (await reportPages()).ProfitLossPage);
const ProfitLossEventPage = apolloPart(async () => (await reportPages()).ProfitLossEventPage);
const ProfitLossMarketPage = apolloPart(async () => (await reportPages()).ProfitLossMarketPage);
const MarketBetsPage = apolloPart(async () => (await reportPages()).MarketBetsPage);
const BetHistoryPage = apolloPart(async () => (await reportPages()).BetHistoryPage);
const UnsettledBetsPage = apolloPart(async () => (await reportPages()).UnsettledBetsPage);
const earningPages = () => import('./pages/earning-pages.tsx');
const RollingCommissionPage = apolloPart(async () => (await earningPages()).RollingCommissionPage);
const ReferAndEarnPage = apolloPart(async () => (await earningPages()).ReferAndEarnPage);
const CasinoPage = apolloPart(async () => (await import('./pages/casino-page.tsx')).CasinoPage);
const StagePage = apolloPart(async () => (await import('./pages/stage-page.tsx')).StagePage);
const LogoutPage = apolloPart(async () => (await import('./pages/logout-page.tsx')).LogoutPage);

/** The pages besides banking's. */
const pages: Partial<Record<RouteName, ReactNode>> = {
  root: <HomePage />,
  home: <HomePage />,
  logout: <LogoutPage />,
  layout: null,
  inPlay: <InPlayPage />,
  internationalCasino: <CasinoPage which="all" />,
  casino: <CasinoPage which="own" />,
  marketDetails: <MarketPage />,
  lotteryDetails: <MarketPage />,
  virtualDetails: <MarketPage />,
  lottery: <LotteryPage />,
  binary: <BinaryPage />,
  tipsReview: <TipsPage />,
  virtualSports: <VirtualSportsPage />,
  horseRacing: <RacingPage />,
  ballByBall: <BallByBallPage />,
  rules: <RulesPage />,
  profile: <ProfilePage />,
  favourites: <FavouritesPage />,
  settings: <SettingsPage />,
  changePassword: <ChangePasswordPage />,
  activityLog: <ActivityLogPage />,
  passwordHistory: <PasswordHistoryPage />,
  signUp: <SignUpPage />,
  forgotPassword: <ForgotPasswordPage />,
  accountStatement: <StatementPage />,
  profitLoss: <ProfitLossPage />,
  profitLossEvent: <ProfitLossEventPage />,
  profitLossMarket: <ProfitLossMarketPage />,
  userBetHistory: <MarketBetsPage />,
  myBetsHistory: <BetHistoryPage />,
  unsettledBets: <UnsettledBetsPage />,
  rollingCommission: <RollingCommissionPage />,
  referAndEarn: <ReferAndEarnPage />,
  stage: <StagePage />,
  results: <ResultsPage />,
};

/** A page that failed is tried again when the address changes. */
function PagePart({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <PartBoundary
      name="This page"
      resetKey={pathname}
      loading={<SkeletonRows rows={6} label="Loading the page" />}
    >
      {children}
    </PartBoundary>
  );
}

/** RTE: every route of the table behind its guard. */
export function AppRoutes() {
  useAddressInStep();
  const elements = routes.map((route) => {
    const { name, title } = route;
    const page = name in pages ? pages[name] : <BankingPages {...{ name, title }} />;
    const element = (
      <GuardedRoute guard={route.guard}>
        <PageTitle title={route.title} />
        <PagePart>{page}</PagePart>
      </GuardedRoute>
    );
    return {
      isBare: 'isBare' in route,
      element: <Route key={route.name} path={route.path} element={element} />,
    };
  });
  return (
    <Routes>
      <Route element={<Layout />}>
        {elements.filter(({ isBare }) => !isBare).map(({ element }) => element)}
        <Route
          path="*"
          element={
            <>
              <PageTitle title="No such page" />
              <PagePart>
                <NotFoundPage />
              </PagePart>
            </>
          }
        />
      </Route>
      {elements.filter(({ isBare }) => isBare).map(({ element }) => element)}
    </Routes>
  );
}
