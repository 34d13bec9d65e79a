import { PlayGames } from '#features/casino-launch/play-games.tsx';
import { useLists } from '#features/startup/startup.provider.tsx';
import css from './title-page.module.css';

/** The lobby at full page width; on phones it stands only here. */
export function CasinoPage({ title }: { title: string }) {
  const games = useLists()?.casinoEvents ?? null;
  return (
    <section>
      <h1 className={css.title}>{title}</h1>
      <PlayGames games={games} isWide />
    </section>
  );
}
