import { useState } from 'react';
import type { Incident, ScoreSide } from '#domain/market/scoreboard.ts';
import { ballByBallTitle } from '#domain/words/ball-by-ball-words.ts';
import { Button } from '#ui/button/button.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import css from './ball-by-ball.module.css';

export interface BallByBallViewProps {
  sportId: string;
  names: Readonly<Record<ScoreSide, string>>;
  /** Oldest first. */
  incidents: readonly Incident[];
}

/** How many incidents are shown before anyone asks for more. */
const few = 12;

/** What happened, newest first. Decisive incidents are read out as they come. */
export function BallByBallView({ sportId, names, incidents }: BallByBallViewProps) {
  const [isWhole, setWhole] = useState(false);
  const newestFirst = incidents.toReversed();
  const shown = isWhole ? newestFirst : newestFirst.slice(0, few);
  const [newest] = newestFirst;
  const title = ballByBallTitle(sportId);
  return (
    <section className={css.section} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      <div role="status">
        <VisuallyHidden>{newest?.weight === 'KEY' ? sentenceOf(newest, names) : ''}</VisuallyHidden>
      </div>
      {newest === undefined ? (
        <p className={css.none}>Nothing has happened yet.</p>
      ) : (
        <ol className={css.list} reversed start={newest.number}>
          {shown.map((incident) => (
            <li key={incident.number} className={css.incident} data-weight={incident.weight}>
              <span className={css.moment}>{incident.moment}</span>
              <span className={css.mark} aria-hidden>
                {incident.mark}
              </span>
              <span className={css.text}>
                {incident.text}
                {incident.side && <span className={css.side}>{names[incident.side]}</span>}
              </span>
            </li>
          ))}
        </ol>
      )}
      {newestFirst.length > few && (
        <Button variant="quiet" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? 'Show the newest only' : `Show all ${newestFirst.length}`}
        </Button>
      )}
    </section>
  );
}

const sentenceOf = ({ text, side }: Incident, names: BallByBallViewProps['names']): string =>
  side ? `${text}: ${names[side]}` : text;
