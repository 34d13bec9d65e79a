import { Link } from 'react-router-dom';
import { eventPath } from '#domain/market/event-path.ts';
import { SideMark } from '#ui/identity/side-mark.tsx';
import type { Standing } from './standings.view.tsx';
import css from './standings.module.css';

type Round = Standing['rounds'][number];
type Match = Round['matches'][number];

interface KnockoutViewProps {
  sportId: string;
  rounds: readonly Round[];
  marked: readonly string[];
}

/** A knockout, round by round. A match leads to its page once it is known who plays. */
export function KnockoutView({ sportId, rounds, marked }: KnockoutViewProps) {
  return (
    <div className={css.rounds}>
      {rounds.map(({ name, matches }) => (
        <section key={name} className={css.round} aria-label={name}>
          <h3 className={css.roundName}>{name}</h3>
          <ol className={css.matches}>
            {matches.map((match, at) => (
              // A match without players has nothing but its place.
              <li key={match.eventId ?? `place ${at}`} className={css.match}>
                {match.eventId === null ? (
                  <Sides {...{ sportId, match, marked }} />
                ) : (
                  <Link className={css.link} to={eventPath(match.eventId, sportId)}>
                    <Sides {...{ sportId, match, marked }} />
                  </Link>
                )}
              </li>
            ))}
          </ol>
        </section>
      ))}
    </div>
  );
}

interface SidesProps {
  sportId: string;
  match: Match;
  marked: readonly string[];
}

function Sides({ sportId, match, marked }: SidesProps) {
  const { home, away, homeScore, awayScore, winner } = match;
  const sides = [
    { side: 'HOME', name: home, score: homeScore },
    { side: 'AWAY', name: away, score: awayScore },
  ];
  return (
    <>
      {sides.map(({ side, name, score }) => (
        <span
          key={side}
          className={css.side}
          data-won={winner === side || undefined}
          data-marked={(name !== null && marked.includes(name)) || undefined}
        >
          {name !== null && <SideMark {...{ name, sportId }} size={18} />}
          <span className={css.player}>{name ?? 'Not known yet'}</span>{' '}
          <span className={css.score}>{score}</span>
        </span>
      ))}
    </>
  );
}
