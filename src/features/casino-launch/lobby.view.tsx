import { BookOpen, Search } from 'lucide-react';
import type { CasinoGame } from '#domain/casino/casino-launch.ts';
import { categoriesOf, lobbySections, type LobbyFilter } from '#domain/casino/lobby.ts';
import { Chip } from '#ui/chip/chip.tsx';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { StarButton } from '#ui/star-button/star-button.tsx';
import { GamesView, type LobbyGame } from './games.view.tsx';
import css from './lobby.module.css';

export interface LobbyViewProps {
  /** Null while loading. */
  games: readonly LobbyGame[] | null;
  /** Event ids, in the order they were starred. */
  favourites: readonly string[];
  /** Event ids, the last played first. */
  recent: readonly string[];
  filter: LobbyFilter;
  /** The game that is being launched; null when none is. */
  launching: string | null;
  onFilter: (filter: LobbyFilter) => void;
  onStar: (eventId: string) => void;
  onRules: (game: LobbyGame) => void;
  onChoose: (game: CasinoGame) => void;
}

/** The whole lobby: games by category, with a search, and before them the bettor's favourites and what they played lately. */
export function LobbyView(props: LobbyViewProps) {
  const { games, favourites, recent, filter, launching, onFilter, onStar, onRules, onChoose } = props;
  if (!games?.length) return <GamesView {...{ games, launching, onChoose }} />;
  const sections = lobbySections(games, { favourites, recent }, filter);
  const corner = (game: LobbyGame) => (
    <>
      <StarButton
        className={css.star}
        label={`Favourite: ${game.name}`}
        isOn={favourites.includes(game.eventId)}
        onToggle={() => onStar(game.eventId)}
      />
      <IconButton className={css.rules} label={`Rules: ${game.name}`} onClick={() => onRules(game)}>
        <BookOpen aria-hidden />
      </IconButton>
    </>
  );
  return (
    <>
      <div className={css.filter}>
        <label className={css.search}>
          <Search size={16} aria-hidden />
          <input
            type="search"
            aria-label="Find a game"
            placeholder="Find a game"
            value={filter.text}
            onChange={({ target }) => onFilter({ ...filter, text: target.value })}
          />
        </label>
        <div className={css.categories} role="group" aria-label="Categories">
          <Chip pressed={filter.category === null} onClick={() => onFilter({ ...filter, category: null })}>
            All {games.length}
          </Chip>
          {categoriesOf(games).map(([category, count]) => (
            <Chip
              key={category}
              pressed={filter.category === category}
              onClick={() => onFilter({ ...filter, category })}
            >
              {category} {count}
            </Chip>
          ))}
        </div>
      </div>
      <p className={css.hint}>RTP is what a bet returns on average, of what is staked.</p>
      {sections.map(({ title, games: shown }) => (
        <section key={title} aria-label={title} className={css.section}>
          <h2 className={css.heading}>{title}</h2>
          <GamesView {...{ games: shown, launching, onChoose }} isWide corner={corner} />
        </section>
      ))}
      {sections.length === 0 && (
        <p role="status" className={css.hint}>
          No game is called that. Look for another name, or in all categories.
        </p>
      )}
    </>
  );
}
