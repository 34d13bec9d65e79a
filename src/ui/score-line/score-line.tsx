import type { ReactNode } from 'react';
import css from './score-line.module.css';

export interface ScoreSide {
  readonly name: string;
  /** As the sport writes it: `2`, `184/3 (32.1)`, `6 4 2`. */
  readonly score: string;
  /** Serving or batting: shows a dot before the name, and the word. */
  readonly active?: 'serving' | 'batting';
}

export interface ScoreLineProps {
  sides: readonly ScoreSide[];
  /** The time, the over, the set. */
  detail?: ReactNode;
}

/** The score in words and figures. Changes are not announced, since scores change often. */
export function ScoreLine({ sides, detail }: ScoreLineProps) {
  return (
    <div className={css.line}>
      {sides.map((side) => (
        <span key={side.name} className={css.side}>
          <span className={css.name}>{side.name}</span>{' '}
          {side.active && (
            <span className={css.active} role="img" aria-label={side.active} title={side.active} />
          )}
          <strong className={css.score}>{side.score}</strong>{' '}
        </span>
      ))}
      {detail !== undefined && <span className={css.detail}>{detail}</span>}
    </div>
  );
}
