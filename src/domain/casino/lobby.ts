import { fold } from '../search/fold.ts';

/** What the lobby sorts its games by. */
export interface ListedGame {
  eventId: string;
  name: string;
  category: string;
  popular: boolean;
}

export interface LobbySection<Game> {
  title: string;
  games: readonly Game[];
}

/** What is looked for: part of a name, in one category or all (null). */
export interface LobbyFilter {
  text: string;
  category: string | null;
}

/** The lobby's categories with how many games each has, as the lobby first names them. */
export function categoriesOf(
  games: readonly ListedGame[],
): readonly (readonly [category: string, count: number])[] {
  const counts = new Map<string, number>();
  for (const { category } of games) counts.set(category, (counts.get(category) ?? 0) + 1);
  return [...counts];
}

/** Whether a game is dealt here: of a partner's it is not known what it returns. */
export const isOwnGame = ({ returnToPlayer }: { returnToPlayer: object | null }): boolean =>
  returnToPlayer !== null;

export const popularFirst = <Game extends ListedGame>(games: readonly Game[]): readonly Game[] =>
  [...games].sort((a, b) => Number(b.popular) - Number(a.popular));

/** Games of a bettor's own, by event id, in the order in which they are shown. */
export interface OwnGames {
  favourites: readonly string[];
  /** The last played first. */
  recent: readonly string[];
}

/** Fewer than two rows on any screen. */
const mostRecent = 6;

/**
 * The lobby's games by category, the popular ones first. Before them, while nothing is looked for: the favourites, and what
 * was played lately and is none of them.
 */
export function lobbySections<Game extends ListedGame>(
  games: readonly Game[],
  { favourites, recent }: OwnGames,
  { text, category }: LobbyFilter,
): readonly LobbySection<Game>[] {
  const wanted = fold(text).trim();
  const found = games.filter(
    (game) => (category === null || game.category === category) && fold(game.name).includes(wanted),
  );
  const listed = (eventIds: readonly string[]) =>
    eventIds.flatMap((eventId) => games.find((game) => game.eventId === eventId) ?? []);
  const played = listed(recent.filter((eventId) => !favourites.includes(eventId))).slice(0, mostRecent);
  const own =
    wanted === '' && category === null
      ? [
          { title: 'Favourites', games: listed(favourites) },
          { title: 'Played lately', games: played },
        ]
      : [];
  const sections = categoriesOf(found).map(([title]) => ({
    title,
    games: popularFirst(found.filter((game) => game.category === title)),
  }));
  return [...own.filter((section) => section.games.length > 0), ...sections];
}
