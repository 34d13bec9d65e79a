import { useSelector } from '@xstate/react';
import { launchingGame } from '#machines/casino-launch/casino-launch.machine.ts';
import { useCasinoLaunch } from './casino-launch.provider.tsx';
import { GamesView, type LobbyGame } from './games.view.tsx';

export interface PlayGamesProps {
  /** The lobby; null while loading. */
  games: readonly LobbyGame[] | null;
  /** Set where the page's full width is free: more games per row. */
  isWide?: boolean;
}

/** FRM-7, PNL-10: the lobby's games and how to open them. */
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
