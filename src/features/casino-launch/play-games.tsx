import { useSelector } from '@xstate/react';
import type { CasinoGame } from '#domain/site/casino-launch.ts';
import { launchingGame } from '#machines/casino-launch/casino-launch.machine.ts';
import { useCasinoLaunch } from './casino-launch.provider.tsx';
import { GamesView } from './games.view.tsx';

export interface PlayGamesProps {
  /** The lobby; null while it is on its way. */
  games: readonly (CasinoGame & { popular: boolean })[] | null;
  /** Where there is a page's width: more a row. */
  isWide?: boolean;
}

/** FRM-7, PNL-10: the lobby's games, and the way into them. */
export function PlayGames({ games, isWide }: PlayGamesProps) {
  const launch = useCasinoLaunch();
  const launching = useSelector(launch, launchingGame);
  return (
    <GamesView
      games={games}
      launching={launching}
      isWide={isWide}
      onChoose={({ eventId, link, companyName }) =>
        launch.send({ type: 'game.chosen', game: { eventId, link, companyName } })
      }
    />
  );
}
