import { useSelector } from '@xstate/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { netResult } from '#domain/money/net-result.ts';
import { usePositions } from '#features/account-feed/use-account.ts';
import { useSlip } from '#features/bet-slip/bet-slip.provider.tsx';
import { Coach } from '#features/coach/coach.tsx';
import { useCoach, useOpenCoach } from '#features/coach/coach.provider.tsx';
import type { CoachEnding } from '#features/coach/coach.view.tsx';
import { findMatch } from '#features/coach/find-match.ts';
import { useFedStores } from '#features/market-feed/market-feed.provider.tsx';
import { useSession, useUserName } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { useClient } from '#graphql/client-provider.tsx';
import type { CoachRef } from '#machines/coach/coach.machine.ts';
import { isPracticeOf, restrictionOf } from '#machines/session/session.machine.ts';
import { exchangeClock } from '#ui/exchange-clock/exchange-clock.ts';
import { useMedia, wide } from '#ui/media/use-media.ts';
import { usePopups } from '../popups/popups.tsx';
import { useTakesBetsBeside } from '../use-bets-beside.ts';

/** The coach of a first bet, for whoever may bet. */
export function CoachPart() {
  const session = useSession();
  const userName = useUserName();
  const isPractice = useSelector(session, isPracticeOf);
  const restriction = useSelector(session, restrictionOf);
  return userName !== null && restriction === null ? <Coached {...{ userName, isPractice }} /> : null;
}

function Coached({ userName, isPractice }: { userName: string; isPractice: boolean }) {
  const client = useClient();
  const navigate = useNavigate();
  const events = useLists()?.allEvents ?? [];
  const { show } = usePopups();
  const isBeside = useTakesBetsBeside();
  const showSlip = () => {
    if (!isBeside) show('bets');
  };
  useOpenCoach({
    userName,
    isPractice,
    slip: useSlip(),
    findMatch: () => findMatch(client, events, exchangeClock.text()),
    openMatch: (path) => void navigate(path),
    showSlip,
  });
  const coach = useCoach();
  return coach && <OnPage {...{ coach, showSlip }} />;
}

function OnPage({ coach, showSlip }: { coach: CoachRef; showSlip: () => void }) {
  const { open } = usePopups();
  const isWide = useMedia(wide);
  const stores = useFedStores();
  const { pathname } = useLocation();
  /** The best price that is lit first, in the market of this page's event. */
  const oddsIn = (marketName: string): number | null => {
    const store = stores().find((one) => {
      const definition = one.definition();
      return definition?.marketName === marketName && pathname.split('/').includes(definition.eventId);
    });
    const offered = store
      ?.definition()
      ?.runners.map(({ runnerId }) => store.cell(runnerId, 'toBack', 0)?.odds);
    return offered?.find((odds) => odds !== undefined) ?? null;
  };
  return (
    <Coach
      {...{ coach, oddsIn }}
      isCovered={open !== null && (isWide || open !== 'bets')}
      endings={useEndings(coach)}
      onShowSlip={showSlip}
    />
  );
}

/** So many bars are seen at a glance. */
const mostBars = 4;

/** What each result of the coached bet's market pays; none where that is not told one by one. */
function useEndings(coach: CoachRef): readonly CoachEnding[] {
  const marketId = useSelector(coach, ({ context }) => context.bet?.marketId ?? null);
  const positions = usePositions();
  const stores = useFedStores();
  const definition = stores()
    .map((store) => store.definition())
    .find((one) => one?.marketId === marketId);
  const outcomes = (marketId !== null && positions.get(marketId)?.outcomes) || [];
  if (definition?.kind !== 'WINNER' || definition.numberOfWinners !== 1 || outcomes.length > mostBars)
    return [];
  const names = new Map(definition.runners.map(({ runnerId, name }) => [runnerId, name]));
  return outcomes.map(({ runnerId, ifWins }) => ({
    name: names.get(runnerId) ?? runnerId,
    pays: netResult(ifWins, definition.commissionRate),
  }));
}
