import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { OwnGames } from '#features/casino-launch/own-games.tsx';
import { useIsOnBreak, useUserName } from '#features/session/session.provider.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import { PlayGames } from '#features/casino-launch/play-games.tsx';
import { useNow } from '../use-now.ts';
import css from './casino-column.module.css';

export interface CasinoColumnProps {
  /** The page beside it is the lobby, which shows all games itself. */
  isBesideLobby?: boolean;
}

/**
 * FRM-7: Play Games, beside every page that has no other right column. Beside the lobby it shows what the bettor played.
 * Nobody is led to games who takes a break.
 */
export function CasinoColumn({ isBesideLobby = false }: CasinoColumnProps) {
  const userName = useUserName();
  const now = useNow();
  const games = useLists()?.casinoEvents ?? null;
  const isOnBreak = useIsOnBreak();
  if (isOnBreak && !isBesideLobby) return null;
  const all = isOnBreak ? null : <PlayGames games={games} />;
  return (
    <section className={css.panel} aria-label="Play Games">
      <header className={css.head}>
        <h2 className={css.title}>Play Games</h2>
        {!isBesideLobby && (
          <Link className={css.all} to={hrefOf('internationalCasino')}>
            All games
          </Link>
        )}
      </header>
      {isBesideLobby ? <OwnGames {...{ games, userName, now }}>{all}</OwnGames> : all}
    </section>
  );
}
