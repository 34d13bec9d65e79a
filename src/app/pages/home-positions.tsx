import { eventPath } from '#domain/market/event-path.ts';
import { exposureOf, summaryOf } from '#domain/risk/position-summary.ts';
import { usePositions } from '#features/account-feed/use-account.ts';
import { useMarketNames } from '#features/my-bets/use-market-names.ts';
import { PositionsView, type OpenPosition } from '#features/positions/positions.view.tsx';
import { RunnerPicture } from '../identity/runner-picture.tsx';
import { usePopups } from '../popups/popups.tsx';

/** What the bettor has open, or nothing. */
export function HomePositions() {
  const positions = [...usePositions().values()];
  const namesOf = useMarketNames(positions.map(({ marketId }) => marketId));
  const popups = usePopups();
  const open = positions.flatMap((position): OpenPosition[] => {
    const { marketId } = position;
    const { apart, runnerName } = namesOf(marketId);
    const summary = summaryOf(position, apart?.commissionRate ?? 0);
    if (!summary) return [];
    const names = apart && { ...apart, address: eventPath(apart.eventId, apart.sportId) };
    const markOf = (name: string) => apart && <RunnerPicture event={apart} name={name} size={18} />;
    return [{ marketId, names, summary, runnerName, markOf }];
  });
  if (open.length === 0) return null;
  return (
    <PositionsView positions={open} exposure={exposureOf(positions)} onBets={() => popups.show('bets')} />
  );
}
