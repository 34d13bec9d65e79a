import type { CasinoGame } from '#domain/site/casino-launch.ts';
import { casinoTileOf } from '#domain/site/casino-tile.ts';
import { GameTile } from '#ui/game-tile/game-tile.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import css from './games.module.css';

export interface GamesViewProps {
  /** Null while loading. */
  games: readonly (CasinoGame & { popular: boolean })[] | null;
  /** The game that is being launched; null when none is. */
  launching: string | null;
  isWide?: boolean;
  onChoose: (game: CasinoGame) => void;
}

/** One tile per game, the popular ones first. */
export function GamesView({ games, launching, isWide = false, onChoose }: GamesViewProps) {
  if (!games) return <SkeletonRows rows={6} label="Loading the games" />;
  if (games.length === 0) return <p className={css.empty}>No games right now.</p>;
  const sorted = [...games].sort((a, b) => Number(b.popular) - Number(a.popular));
  return (
    <ul className={css.games} data-wide={isWide || undefined}>
      {sorted.map((game) => {
        const tile = casinoTileOf(game.eventId);
        return (
          <li key={game.eventId}>
            <button
              type="button"
              className={css.game}
              aria-busy={launching === game.eventId || undefined}
              onClick={() => onChoose(game)}
            >
              <span className={css.picture}>
                <GameTile tile={tile} />
                {game.popular && <span className={css.popular}>Popular</span>}
              </span>
              <span className={css.title}>{tile.title}</span>
              <span className={css.company}>
                {launching === game.eventId ? 'Opening…' : game.companyName}
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
