import type { CasinoGame } from '#domain/casino/casino-launch.ts';
import { counted } from '#domain/words/counted.ts';
import { pastDayText } from '#domain/words/past-day.ts';
import { GameTile } from '#ui/game-tile/game-tile.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import type { LobbyGame } from './games.view.tsx';
import css from './own-games.module.css';
import type { PlayedGame } from './use-played-games.ts';

export interface OwnGamesViewProps {
  /** The lobby. */
  games: readonly LobbyGame[];
  /** The last played first. */
  played: readonly PlayedGame[];
  /** RFC 3339. */
  now: string;
  /** The game that is being launched; null when none is. */
  launching: string | null;
  onChoose: (game: CasinoGame) => void;
}

const mostShown = 5;

const sumOf = (played: readonly PlayedGame[], of: 'rounds' | 'staked' | 'net') =>
  played.reduce((sum, game) => sum + game[of], 0);

/** What a bettor played last, and what their games came to today. */
export function OwnGamesView({ games, played, now, launching, onChoose }: OwnGamesViewProps) {
  const rounds = sumOf(played, 'rounds');
  const shown = played
    .flatMap((own) => {
      const game = games.find(({ eventId }) => eventId === own.eventId);
      return game ? [{ game, own }] : [];
    })
    .slice(0, mostShown);
  return (
    <>
      <h3 className={css.heading}>Your last</h3>
      <ul className={css.games}>
        {shown.map(({ game, own }) => (
          <li key={game.eventId}>
            <button
              type="button"
              className={css.game}
              aria-busy={launching === game.eventId || undefined}
              onClick={() => onChoose(game)}
            >
              <span className={css.picture}>
                <GameTile art={game.art} />
              </span>
              <span className={css.words}>
                <strong className={css.name}>{game.name}</strong>
                <span className={css.about}>
                  {launching === game.eventId
                    ? 'Opening…'
                    : own.rounds > 0
                      ? `${counted(own.rounds, 'round')} today`
                      : pastDayText(own.lastAt, now)}
                </span>
              </span>
              {own.rounds > 0 && <MoneyText minor={own.net} signed />}
            </button>
          </li>
        ))}
      </ul>
      <h3 className={css.heading}>Today in games</h3>
      {rounds === 0 ? (
        <p className={css.about}>No round yet.</p>
      ) : (
        <dl className={css.sums}>
          <dt>Rounds</dt>
          <dd>{rounds}</dd>
          <dt>Staked</dt>
          <dd>
            <MoneyText minor={sumOf(played, 'staked')} />
          </dd>
          <dt>Result</dt>
          <dd>
            <MoneyText minor={sumOf(played, 'net')} signed />
          </dd>
        </dl>
      )}
      <p className={css.about}>Games pay back less than they take; RTP says how much on average.</p>
    </>
  );
}
