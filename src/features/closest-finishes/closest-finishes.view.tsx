import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Score } from '#domain/market/event.ts';
import { drawName, inOneRow } from '#domain/odds/three-way.ts';
import { scoreText } from '#domain/words/score-words.ts';
import { Block } from '#ui/block/block.tsx';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import css from './closest-finishes.module.css';

export interface CloseMatch {
  eventId: string;
  sportId: string;
  sides: readonly [home: string, away: string];
  score: Score | null;
  address: string;
  /** Of each runner, in their order; `chance` in basis points. */
  runners: readonly { name: string; chance: number }[];
  /** Of its main market, in one row, without names. */
  prices: ReactNode;
}

export interface ClosestFinishesViewProps {
  /** No more than there is room for, the closest first; null until they are known. */
  matches: readonly CloseMatch[] | null;
  /** They could not be asked for. */
  hasFailed: boolean;
  /** Where everything in play is. */
  all: ReactNode;
}

/**
 * The matches that have gone far and may still end either way, each with its outcomes' chances over their prices. It is as
 * high with none as with all that it has room for.
 */
export function ClosestFinishesView({ matches, hasFailed, all }: ClosestFinishesViewProps) {
  return (
    <Block title="Closest finishes" end={all}>
      <div className={css.room}>
        {!matches && hasFailed && (
          <p className={css.none}>They could not be loaded. They are asked for again.</p>
        )}
        {!matches && !hasFailed && <Skeleton height="100%" shape="block" />}
        {matches?.length === 0 && (
          <p className={css.none}>
            No match is near its end and still open. Those that get there appear here.
          </p>
        )}
        <ol className={css.matches}>
          {matches?.map(({ eventId, sportId, sides: [home, away], score, address, runners, prices }) => (
            <li key={eventId} className={css.match}>
              <Link className={css.sides} to={address}>
                <span className={css.names}>
                  <SideMark name={home} sportId={sportId} />
                  <span className={css.name}>{home}</span>
                  <span className={css.versus}> v </span>
                  <SideMark name={away} against={home} sportId={sportId} />
                  <span className={css.name}>{away}</span>
                </span>
                {score && <span className={css.score}> {scoreText(score, { home, away })}</span>}
              </Link>
              <span className={css.bar} aria-hidden>
                {inOneRow(runners).map(({ name, chance }) => (
                  <span
                    key={name}
                    data-outcome={outcomeOf(name, [home, away])}
                    style={{ flexGrow: chance }}
                  />
                ))}
              </span>
              <span className={css.chances}>
                {inOneRow(runners).map(({ name, chance }) => (
                  <span key={name}>
                    {name} <strong>{Math.round(chance / 100)} %</strong>
                  </span>
                ))}
              </span>
              <div className={css.prices}>{prices}</div>
            </li>
          ))}
        </ol>
      </div>
    </Block>
  );
}

const outcomeOf = (name: string, [home]: CloseMatch['sides']) =>
  name === drawName ? 'draw' : name === home ? 'home' : 'away';
