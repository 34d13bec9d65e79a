import { PlayGames } from '#features/casino-launch/play-games.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import css from './title-page.module.css';

/** The lobby with a page's width for it: on phones the only place where it stands. */
export function CasinoPage({ title }: { title: string }) {
  const games = useLists()?.casinoEvents ?? null;
  return (
    <section>
      <h1 className={css.title}>{title}</h1>
      <PlayGames games={games} isWide />
    </section>
  );
}
