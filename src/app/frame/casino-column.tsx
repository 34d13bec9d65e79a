import { useLists } from '#features/startup/startup.provider.tsx';
import css from './casino-column.module.css';

/** FRM-7: Play Games. Which games there are; playing them comes with the casino. */
export function CasinoColumn() {
  const lists = useLists();
  const games = lists?.casinoEvents ?? [];
  return (
    <section className={css.panel} aria-label="Play Games">
      <h2 className={css.title}>Play Games</h2>
      {lists && games.length === 0 && <p className={css.empty}>No games right now.</p>}
      <ul className={css.games}>
        {games.map(({ eventId, companyName, popular }) => (
          <li key={eventId} className={css.game}>
            <span className={css.tile} aria-hidden style={{ '--turn': `${hueOf(eventId)}deg` } as object} />
            <span className={css.company}>{companyName}</span>
            {popular && <span className={css.popular}>Popular</span>}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A steady hue for each game, so that its tile is always the same. */
const hueOf = (eventId: string): number =>
  Array.from(eventId).reduce((sum, letter) => (sum * 131 + letter.charCodeAt(0) * 47) % 359, 7);
