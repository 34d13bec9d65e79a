import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { signedOutMessages } from '#domain/words/note-words.ts';
import { newBuildWords } from '#domain/words/page-words.ts';
import { formatMoney } from '#domain/money/money.ts';
import { sideWord } from '#domain/odds/price-words.ts';
import { restrictionWords } from '#domain/words/restriction-words.ts';
import { restrictionOf } from '#machines/session/session.machine.ts';
import type { BetApart } from '#machines/bet-intents/bet-intents.machine.ts';
import { useBetsApart } from '#features/bet-slip/bet-slip.provider.tsx';
import { useOpenPayments } from '#features/banking/payments.provider.tsx';
import { betWords } from '#features/bet-slip/bet-words.ts';
import { usePlacedElsewhere } from '#features/bet-slip/use-placed-elsewhere.ts';
import {
  useBettorSettings,
  useBettorSettingsRef,
} from '#features/bettor-settings/bettor-settings.provider.tsx';
import { useSettingsOfOtherTabs } from '#features/bettor-settings/use-settings-of-other-tabs.ts';
import { holdInstallOffer } from '#features/install/install-offer.ts';
import { useIsSignedIn, useSession, useUserName } from '#features/session/session.provider.tsx';
import { useSignedOut } from '#features/session/use-signed-out.ts';
import { useLook } from '#features/startup/use-look.ts';
import { usePriceText } from '#ui/odds-format/use-price-text.ts';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import { PageNote } from '#ui/page-note/page-note.tsx';
import { apolloPart } from '../apollo-part.tsx';
import { useFollowAfterSignIn } from '../favourites/use-follow-after-sign-in.ts';
import { keepSite } from '../keep-site.ts';
import { useAfterStart } from '../use-after-start.ts';
import { useBetsBeside } from '../use-bets-beside.ts';
import { useNewBuild } from '../use-new-build.ts';
import { DeviceFlags } from '../account/device-flags.tsx';
import { LapseNews } from '../notices/lapse-news.tsx';
import { MatchNews } from '../notices/match-news.tsx';
import { usePopups } from '../popups/popups.tsx';
import { OutdatedNote } from './outdated-note.tsx';
import { PriceNews } from '../notices/price-news.tsx';
import { StartNews } from '../notices/start-news.tsx';
import { useSettlementNews } from '../notices/use-settlement-news.ts';

const RealityCheck = apolloPart(
  async () => (await import('#features/reality-check/reality-check.tsx')).RealityCheck,
);

export { CompetitionStar, EventStar } from '../favourites/event-star.tsx';

// No visit begins with it.
const CoachPart = lazyPart(async () => (await import('../practice/coach-part.tsx')).CoachPart);
const NewDeviceNote = apolloPart(
  async () => (await import('#features/activity/new-device-note.tsx')).NewDeviceNote,
);
const PracticeNote = lazyPart(async () => (await import('../practice/practice-parts.tsx')).PracticeNote);

/**
 * What a user has to know on every page: that one press places a bet, that the account takes no bets, that the session
 * ended, that the site was built anew, that nothing can be kept any more, that what they follow has started, that a bet which waited is matched, that a
 * bet's result became known while no slip was in sight, or that somebody signed in on a new browser. It also puts on the theme that a bettor chose, and the
 * device’s flags (`path`: the page that is shown).
 */
export function PageNotes({ path }: { path: string }) {
  const { show } = usePopups();
  const [signedOut, closeSignedOut] = useSignedOut();
  const [bets, closeBets] = useUnseenBets();
  const [isNewBuild, putNewBuildAside] = useNewBuild();
  useFollowAfterSignIn();
  useSettlementNews();
  usePlacedElsewhere();
  useSettingsOfOtherTabs();
  // Here rather than beside the bets: no first page waits for it.
  useOpenPayments(useUserName());
  useEffect(holdInstallOffer, []);
  const isAfterStart = useAfterStart();
  useEffect(() => {
    if (isAfterStart) keepSite();
  }, [isAfterStart]);
  const restriction = useSelector(useSession(), restrictionOf);
  const hasToken = useIsSignedIn();
  const { oneClick, look } = useBettorSettings();
  useLook(look);
  const settings = useBettorSettingsRef();
  return (
    <>
      {isAfterStart && (
        <PartBoundary name="Practice money" isAsked={false}>
          <PracticeNote />
        </PartBoundary>
      )}
      {isAfterStart && hasToken && (
        <PartBoundary name="The first bet, step by step" isAsked={false}>
          <CoachPart />
        </PartBoundary>
      )}
      <DeviceFlags userAgent={navigator.userAgent} path={path} />
      <StartNews />
      <MatchNews />
      <LapseNews />
      <PriceNews />
      {hasToken && !restriction && oneClick.isOn && (
        <PageNote
          action="Switch it off"
          onAction={() =>
            settings.send({ type: 'setting.changed', change: { oneClick: { ...oneClick, isOn: false } } })
          }
        >
          <strong>One-click is on.</strong> A press on a price places {formatMoney(oneClick.stake)} at once.
        </PageNote>
      )}
      {restriction && <PageNote>{restrictionWords[restriction]}</PageNote>}
      {signedOut && (
        <PageNote action="Sign in" onAction={() => show('login')} onClose={closeSignedOut}>
          {signedOutMessages[signedOut]}
        </PageNote>
      )}
      {isAfterStart && hasToken && <OfBettors />}
      <OutdatedNote />
      {isNewBuild && (
        <PageNote action={newBuildWords.action} onAction={() => location.reload()} onClose={putNewBuildAside}>
          <strong>{newBuildWords.title}</strong> {newBuildWords.todo} {newBuildWords.slip}
        </PageNote>
      )}
      {bets.length > 0 && (
        <PageNote action="See bets" onAction={() => show('bets')} onClose={closeBets}>
          {bets.length === 1 && bets[0] ? (
            <OneBet apart={bets[0]} />
          ) : (
            `${bets.length} bets had no answer: see what became of them.`
          )}
        </PageNote>
      )}
    </>
  );
}

/** What whoever is signed in is asked and told of their account. */
function OfBettors() {
  const session = useSession();
  return (
    <>
      <PartBoundary name="The reality check" isAsked={false}>
        <RealityCheck onStop={() => session.send({ type: 'logout.chosen' })} />
      </PartBoundary>
      <PartBoundary name="New sign-ins" isAsked={false}>
        <NewDeviceNote />
      </PartBoundary>
    </>
  );
}

function OneBet({ apart: { bet, report } }: { apart: BetApart }) {
  const { title } = betWords(report, bet.kind, usePriceText());
  return (
    <>
      A bet that had no answer: {sideWord(bet.kind, bet.side).toLowerCase()} {bet.runnerName},{' '}
      {formatMoney(bet.stake)}. <strong>{title}</strong>
    </>
  );
}

/** Bets that are not in the slip, until the bettor has seen them where the slip is. */
function useUnseenBets(): [bets: readonly BetApart[], close: () => void] {
  const apart = useBetsApart();
  const isShown = usePopups().open === 'bets';
  const isSeen = useBetsBeside() || isShown;
  const [seen, setSeen] = useState<ReadonlySet<string>>(new Set());
  const unseen = apart.filter(({ bet }) => !seen.has(bet.clientId));
  const close = () => setSeen(new Set(apart.map(({ bet }) => bet.clientId)));
  if (isSeen && unseen.length > 0) close();
  return [isSeen ? [] : unseen, close];
}
