import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { useLists } from '#features/startup/startup.provider.tsx';
import { PlayGames } from '#features/casino-launch/play-games.tsx';
import css from './casino-column.module.css';

/** FRM-7: Play Games, beside every page that has no other right column. */
export function CasinoColumn() {
  const games = useLists()?.casinoEvents ?? null;
  return (
    <section className={css.panel} aria-label="Play Games">
      <header className={css.head}>
        <h2 className={css.title}>Play Games</h2>
        <Link className={css.all} to={hrefOf('casino')}>
          All games
        </Link>
      </header>
      <PlayGames games={games} />
    </section>
  );
}
