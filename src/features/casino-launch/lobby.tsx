import { useState } from 'react';
import type { LobbyFilter } from '#domain/casino/lobby.ts';
import { GameRules } from './game-rules.tsx';
import type { LobbyGame } from './games.view.tsx';
import { LobbyView } from './lobby.view.tsx';
import { useLaunch } from './use-launch.ts';
import { usePlayedGames } from './use-played-games.ts';

export interface LobbyProps {
  /** Null while loading. */
  games: readonly LobbyGame[] | null;
  favourites: readonly string[];
  /** Null for a visitor. */
  userName: string | null;
  onStar: (eventId: string) => void;
}

/** The lobby on its own page, and how to open its games. */
export function Lobby({ games, userName, ...props }: LobbyProps) {
  const launch = useLaunch();
  const played = usePlayedGames(userName);
  /** The game whose rules were opened last; it stays as they close. */
  const [ruled, setRuled] = useState<LobbyGame | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [filter, setFilter] = useState<LobbyFilter>({ text: '', category: null });
  return (
    <>
      <LobbyView
        {...props}
        // All at once: what comes later would move the tiles under a finger.
        games={played && games}
        recent={played?.map(({ eventId }) => eventId) ?? []}
        filter={filter}
        onFilter={setFilter}
        onRules={(game) => {
          setRuled(game);
          setIsOpen(true);
        }}
        {...launch}
      />
      {ruled && (
        <GameRules
          game={ruled}
          isOpen={isOpen}
          hasToken={userName !== null}
          onClose={() => setIsOpen(false)}
        />
      )}
    </>
  );
}
