import { Suspense, type ReactNode } from 'react';
import { Route, Routes } from 'react-router-dom';
import { routes, type RouteName } from '#domain/route.ts';
import { sportIds } from '#domain/sport.ts';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { GuardedRoute } from './guarded-route.tsx';
import { lazyPart } from './lazy-part.tsx';
import { Layout } from './layout.tsx';
import { PageTitle } from './page-title.tsx';
import { HomePage } from './pages/home-page.tsx';
import { NotFoundPage } from './pages/not-found-page.tsx';
import { TitlePage } from './pages/title-page.tsx';

const MarketPage = lazyPart(async () => (await import('./pages/market-page.tsx')).MarketPage);
const InPlayPage = lazyPart(async () => (await import('./pages/in-play-page.tsx')).InPlayPage);
const BallByBallPage = lazyPart(async () => (await import('./pages/ball-by-ball-page.tsx')).BallByBallPage);
const SportPage = lazyPart(async () => (await import('./pages/sport-page.tsx')).SportPage);
const RacingPage = lazyPart(async () => (await import('./pages/racing-page.tsx')).RacingPage);
const RulesPage = lazyPart(async () => (await import('./pages/rules-page.tsx')).RulesPage);
const ProfilePage = lazyPart(async () => (await import('./pages/profile-page.tsx')).ProfilePage);
const BankingPage = lazyPart(async () => (await import('./pages/banking-page.tsx')).BankingPage);
const SignUpPage = lazyPart(async () => (await import('./pages/sign-up-page.tsx')).SignUpPage);
const FavouritesPage = lazyPart(async () => (await import('./pages/favourites-page.tsx')).FavouritesPage);
const SettingsPage = lazyPart(async () => (await import('./pages/settings-page.tsx')).SettingsPage);
const ForgotPasswordPage = lazyPart(
  async () => (await import('./pages/forgot-password-page.tsx')).ForgotPasswordPage,
);
const ChangePasswordPage = lazyPart(
  async () => (await import('./pages/change-password-page.tsx')).ChangePasswordPage,
);
const PasswordHistoryPage = lazyPart(
  async () => (await import('./pages/password-history-page.tsx')).PasswordHistoryPage,
);
const reportPages = () => import('./pages/report-pages.tsx');
const StatementPage = lazyPart(async () => (await reportPages()).StatementPage);
const ProfitLossPage = lazyPart(async () => (await reportPages()).ProfitLossPage);
const ProfitLossEventPage = lazyPart(async () => (await reportPages()).ProfitLossEventPage);
const ProfitLossMarketPage = lazyPart(async () => (await reportPages()).ProfitLossMarketPage);
const MarketBetsPage = lazyPart(async () => (await reportPages()).MarketBetsPage);
const BetHistoryPage = lazyPart(async () => (await reportPages()).BetHistoryPage);
const UnsettledBetsPage = lazyPart(async () => (await reportPages()).UnsettledBetsPage);
const CasinoPage = lazyPart(async () => (await import('./pages/casino-page.tsx')).CasinoPage);
const LogoutPage = lazyPart(async () => (await import('./pages/logout-page.tsx')).LogoutPage);

/** The pages that are more than their title. */
const pages: Partial<Record<RouteName, ReactNode>> = {
  root: <HomePage />,
  home: <HomePage />,
  logout: <LogoutPage />,
  layout: null,
  inPlay: <InPlayPage />,
  internationalCasino: <CasinoPage title="International casino" />,
  casino: <CasinoPage title="Casino" />,
  marketDetails: <MarketPage />,
  lotteryDetails: <MarketPage />,
  virtualDetails: <MarketPage />,
  lottery: <SportPage title="Lottery" sportId={sportIds.lottery} />,
  binary: <SportPage title="Binary" sportId={sportIds.binary} />,
  virtualSports: <SportPage title="Virtual sports" sportId={sportIds.virtualSports} />,
  horseRacing: <RacingPage />,
  ballByBall: <BallByBallPage />,
  rules: <RulesPage />,
  profile: <ProfilePage />,
  favourites: <FavouritesPage />,
  settings: <SettingsPage />,
  changePassword: <ChangePasswordPage />,
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
};

/** Those of later times: what is there of them already. */
const titled = ({ path, title }: (typeof routes)[number]) =>
  path.startsWith('banking') ? <BankingPage title={title} /> : <TitlePage title={title} />;

/** RTE: every route of the table, behind its guard. */
export function AppRoutes() {
  const elements = routes.map((route) => {
    const page = route.name in pages ? pages[route.name] : titled(route);
    const element = (
      <GuardedRoute guard={route.guard}>
        <PageTitle title={route.title} />
        <Suspense fallback={<SkeletonRows rows={6} label="Loading the page" />}>{page}</Suspense>
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
              <NotFoundPage />
            </>
          }
        />
      </Route>
      {elements.filter(({ isBare }) => isBare).map(({ element }) => element)}
    </Routes>
  );
}
