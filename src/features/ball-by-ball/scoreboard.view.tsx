import type { ReactNode } from 'react';
import type { Scoreboard, ScoreSide } from '#domain/market/scoreboard.ts';
import type { ScoreNotLive } from '#machines/score-feed/score-feed.machine.ts';
import { sportIds } from '#domain/market/sport.ts';
import { Badge } from '#ui/badge/badge.tsx';
import { SideMark } from '#ui/identity/side-mark.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import css from './scoreboard.module.css';

export interface ScoreboardViewProps {
  sportId: string;
  names: Readonly<Record<ScoreSide, string>>;
  inPlay: boolean;
  board: Scoreboard;
  /** The match clock, if there is one. */
  clock: ReactNode;
  notLive: ScoreNotLive | null;
}

const notLiveWords: Record<ScoreNotLive, string> = {
  connecting: 'Score connecting…',
  silent: 'Score not live',
  gap: 'Score not live',
  cut: 'Score not live',
  unknownEvent: 'No live score',
};

/** The score as a table of two rows; how it stands and the match clock are above the sides' names. For a race or a draw, words say how it stands. */
export function ScoreboardView({ sportId, names, inPlay, board, clock, notLive }: ScoreboardViewProps) {
  const active = sportId === sportIds.cricket ? 'batting' : 'serving';
  const row = (side: ScoreSide, figures: readonly string[]) => (
    <tr>
      <th scope="row" className={css.name}>
        <SideMark
          name={names[side]}
          {...(side === 'AWAY' && { against: names.HOME })}
          sportId={sportId}
          size={18}
        />{' '}
        {names[side]}
        {board.active === side && (
          <span className={css.active}>
            <VisuallyHidden>, {active}</VisuallyHidden>
          </span>
        )}
      </th>
      {board.columns.map((column, at) => (
        <td key={column}>{figures[at] || '–'}</td>
      ))}
    </tr>
  );
  const state = (
    <>
      <span className={css.detail}>{board.detail}</span>
      {clock !== null && <span className={css.clock}>{clock}</span>}
      {notLive !== null && inPlay && <Badge tone="warning">{notLiveWords[notLive]}</Badge>}
    </>
  );
  return (
    <section className={css.scoreboard} aria-label="Scoreboard" data-live={notLive === null || undefined}>
      {board.columns.length === 0 && <div className={css.top}>{state}</div>}
      {board.columns.length > 0 && (
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">
                <VisuallyHidden>Side</VisuallyHidden>
                <div className={css.top}>{state}</div>
              </th>
              {board.columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {row('HOME', board.home)}
            {row('AWAY', board.away)}
          </tbody>
        </table>
      )}
    </section>
  );
}
