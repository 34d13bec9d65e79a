import { Link } from 'react-router-dom';
import { popularFirst } from '#domain/casino/lobby.ts';
import { hrefOf } from '#domain/site/route.ts';
import { GamesView } from '#features/casino-launch/games.view.tsx';
import { useLaunch } from '#features/casino-launch/use-launch.ts';
import { useIsOnBreak } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { Block } from '#ui/block/block.tsx';

/** As many as stand side by side on the widest home. */
const gamesShown = 8;

/** A row of the lobby's games, the popular ones first; nothing for those who take a break. */
export function HomeGames() {
  const isOnBreak = useIsOnBreak();
  const launch = useLaunch();
  const games = useLists()?.casinoEvents;
  if (isOnBreak) return null;
  return (
    <Block title="Games room" end={<Link to={hrefOf('internationalCasino')}>All games</Link>}>
      <GamesView isRow games={games ? popularFirst(games).slice(0, gamesShown) : null} {...launch} />
    </Block>
  );
}
