import { popularFirst } from '#domain/casino/lobby.ts';
import { GamesView, type LobbyGame } from './games.view.tsx';
import { useLaunch } from './use-launch.ts';

export interface PlayGamesProps {
  /** The lobby; null while loading. */
  games: readonly LobbyGame[] | null;
}

/** FRM-7, PNL-10: the lobby's games, the popular ones first, and how to open them. */
export const PlayGames = ({ games }: PlayGamesProps) => (
  <GamesView games={games && popularFirst(games)} {...useLaunch()} />
);
