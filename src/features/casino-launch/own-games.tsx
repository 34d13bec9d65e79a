import type { ReactNode } from 'react';
import type { LobbyGame } from './games.view.tsx';
import { OwnGamesView } from './own-games.view.tsx';
import { useLaunch } from './use-launch.ts';
import { usePlayedGames } from './use-played-games.ts';

export interface OwnGamesProps {
  /** The lobby; null while loading. */
  games: readonly LobbyGame[] | null;
  /** Null for a visitor. */
  userName: string | null;
  /** RFC 3339. */
  now: string;
  /** Shown to those who have played nothing. */
  children: ReactNode;
}

/** Beside the lobby: what the bettor played last, and what their games came to today. */
export function OwnGames({ games, userName, now, children }: OwnGamesProps) {
  const launch = useLaunch();
  const played = usePlayedGames(userName);
  if (!played || !games) return null;
  if (played.length === 0) return children;
  return <OwnGamesView {...{ games, played, now }} {...launch} />;
}
