import type { ReactNode } from 'react';
import type { CasinoGame } from '#domain/casino/casino-launch.ts';
import type { GameArt } from '#domain/casino/game-art.ts';
import { returnText, type ReturnRange } from '#domain/casino/return-to-player.ts';
import { GameTile } from '#ui/game-tile/game-tile.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import css from './games.module.css';

/** A game of the lobby, as its tile shows it. */
export interface LobbyGame extends CasinoGame {
  popular: boolean;
  name: string;
  category: string;
  art: GameArt;
  /** Null for a partner's game. */
  returnToPlayer: ReturnRange | null;
}

export interface GamesViewProps {
  /** Null while loading. */
  games: readonly LobbyGame[] | null;
  /** The game that is being launched; null when none is. */
  launching: string | null;
  isWide?: boolean;
  /** They stand in one line, which scrolls. */
  isRow?: boolean;
  /** What stands on a game's picture at its end. */
  corner?: (game: LobbyGame) => ReactNode;
  onChoose: (game: CasinoGame) => void;
}

/** One tile per game. */
export function GamesView({
  games,
  launching,
  isWide = false,
  isRow = false,
  corner,
  onChoose,
}: GamesViewProps) {
  if (!games) return <SkeletonRows rows={6} label="Loading the games" />;
  if (games.length === 0) return <p className={css.empty}>No games right now.</p>;
  return (
    <ul className={css.games} data-wide={isWide || undefined} data-row={isRow || undefined}>
      {games.map((game) => (
        <li key={game.eventId}>
          <button
            type="button"
            className={css.game}
            aria-busy={launching === game.eventId || undefined}
            onClick={() => onChoose(game)}
          >
            <span className={css.picture}>
              <GameTile art={game.art} />
              {game.popular && <span className={css.popular}>Popular</span>}
            </span>
            <span className={css.title}>{game.name}</span>
            <span className={css.about}>{launching === game.eventId ? 'Opening…' : game.category}</span>
            <span className={css.about}>{placeText(game)}</span>
          </button>
          {corner?.(game)}
        </li>
      ))}
    </ul>
  );
}

/** What a game returns, or whose site it is played on. */
const placeText = ({ returnToPlayer, companyName }: LobbyGame): string =>
  returnToPlayer ? `RTP ${returnText(returnToPlayer)}` : `At ${companyName}`;
