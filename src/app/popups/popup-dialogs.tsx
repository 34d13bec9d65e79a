import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { useCasinoLaunch } from '#features/casino-launch/casino-launch.provider.tsx';
import { SiteSearch } from '#features/site-search/site-search.tsx';
import { useSession } from '#features/session/session.provider.tsx';
import { useLists, useStartup } from '#features/startup/startup.provider.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { apolloPart } from '../apollo-part.tsx';
import { narrow, useMedia, wide } from '#ui/media/use-media.ts';
import { BetsPart } from '../bets/bets-part.tsx';
import { readWantedFollow } from '../favourites/wanted-follow.ts';
import { usePopups } from './popups.tsx';
import { RunBook } from '../bets/run-book.tsx';
import { SearchPart } from '../search/search-part.tsx';
import { useSearchKey } from '../search/use-search-key.ts';

const SignInForm = apolloPart(async () => (await import('#features/session/session-forms.tsx')).SignInForm);
const PracticeWay = lazyPart(async () => (await import('../practice/practice-parts.tsx')).PracticeWay);
const Rules = lazyPart(async () => (await import('./rules.tsx')).Rules);
const CoachAgain = lazyPart(async () => (await import('../practice/coach-ways.tsx')).CoachAgain);
const MarketRules = apolloPart(async () => (await import('./market-rules.tsx')).MarketRules);
const Install = lazyPart(async () => (await import('#features/install/install.tsx')).Install);
const BankingPanel = lazyPart(async () => (await import('../account/banking-panel.tsx')).BankingPanel);
const ProblemPart = apolloPart(async () => (await import('./problem-part.tsx')).ProblemPart);
const MyMarket = apolloPart(async () => (await import('./my-market-part.tsx')).MyMarketPart);

/** What a popup shows. If it fails, the popup can still be closed. */
const Content = ({ name, children }: { name: string; children: ReactNode }) => (
  <PartBoundary name={name} loading={<SkeletonRows rows={4} label="Loading" />}>
    {children}
  </PartBoundary>
);

/** FRM-2: the popups themselves. Only one is open at a time. */
export function PopupDialogs() {
  const { popup, show, close, leave } = usePopups();
  const session = useSession();
  const games = useLists()?.casinoEvents;
  const { apk } = useStartup().support;
  const launch = useCasinoLaunch();
  // Where there is no room for a column beside the page, the bets are a sheet.
  const isWide = useMedia(wide);
  // Elsewhere the header has the field.
  const isNarrow = useMedia(narrow);
  useSearchKey(isNarrow ? () => show('search') : null);
  const is = (name: NonNullable<typeof popup>['name']) => popup?.name === name;

  const toFollow = is('login') ? readWantedFollow() : null;
  const closeLogin = () => {
    session.send({ type: 'form.closed' });
    close();
  };
  const leaveLogin = (path: string) => {
    session.send({ type: 'form.closed' });
    leave(path);
  };
  /** A game that has left the lobby has no link and is refused with a message. */
  const openGame = (eventId: string) => {
    const entry = games?.find((candidate) => candidate.eventId === eventId);
    const { link = '', companyName = '' } = entry ?? {};
    close();
    launch.send({ type: 'game.chosen', game: { eventId, link, companyName } });
  };
  return (
    <>
      <Dialog
        open={is('login')}
        onOpenChange={closeLogin}
        title="Sign in"
        {...(toFollow && { description: `To follow ${toFollow.name}` })}
        size="small"
      >
        <Content name="The form">
          <SignInForm
            onRegister={() => leaveLogin(hrefOf('signUp'))}
            onForgotten={() => leaveLogin(hrefOf('forgotPassword'))}
          />
          <PracticeWay />
        </Content>
      </Dialog>
      <Dialog open={is('search')} onOpenChange={close} title="Search" size="small">
        <Content name="The search">
          <SiteSearch
            isInModal
            renderPanel={(search, listId) => <SearchPart isInModal {...{ search, listId }} />}
          />
        </Content>
      </Dialog>
      <Dialog open={is('exposure')} onOpenChange={close} title="My Market" size="large">
        <Content name="My Market">
          <MyMarket onOpenPath={leave} onOpenGame={openGame} />
        </Content>
      </Dialog>
      <Dialog open={is('rules')} onOpenChange={close} title="Rules & Regulations" size="large">
        <Content name="The rules">
          <Rules />
          <CoachAgain onStart={close} />
          <p>
            <Link to={hrefOf('rules')}>The rules on a page of their own</Link>
          </p>
        </Content>
      </Dialog>
      <Dialog open={is('install')} onOpenChange={close} title="Install the app" size="small">
        <Content name="How to install it">
          <Install apk={apk ?? null} />
        </Content>
      </Dialog>
      <Dialog open={is('problem')} onOpenChange={close} title="Report a problem" size="small">
        <Content name="The report">
          <ProblemPart />
        </Content>
      </Dialog>
      <Dialog open={is('marketRules')} onOpenChange={close} title="Rules of this market" size="large">
        {popup?.name === 'marketRules' && (
          <Content name="The rules of this market">
            <MarketRules marketId={popup.marketId} version={popup.version} />
          </Content>
        )}
      </Dialog>
      <Dialog open={is('bets') && isWide} onOpenChange={close} title="Bets" size="small">
        <BetsPart />
      </Dialog>
      <Dialog open={is('banking')} onOpenChange={close} title="Banking" size="small">
        <Content name="Banking">
          <BankingPanel section={popup?.name === 'banking' ? popup.section : null} />
        </Content>
      </Dialog>
      <Dialog open={is('book')} onOpenChange={close} title="Book" size="small">
        <Content name="The book">{popup?.name === 'book' && <RunBook marketId={popup.marketId} />}</Content>
      </Dialog>
    </>
  );
}
