import { sportIds } from '#domain/market/sport.ts';
import { currencySign, formatCellSize } from '#domain/money/money.ts';
import { SportGround } from './sport-ground.tsx';
import css from './sport-head.module.css';

export interface SportHeadViewProps {
  sportId: string;
  title: string;
  /** How many events are in play and how many are to come; null until that is known. */
  counts: { inPlay: number; toCome: number } | null;
  /** When the next event starts, in words; null when none is to come. */
  next: string | null;
  /** In all its markets together, minor units; null until that is known. */
  matched: number | null;
}

const grounds: Readonly<Record<string, string>> = {
  [sportIds.cricket]: 'grass',
  [sportIds.soccer]: 'grass',
  [sportIds.tennis]: 'court',
  [sportIds.basketball]: 'floor',
};

/** Which sport the page shows, how much of it there is, and what it is played on. */
export function SportHeadView({ sportId, title, counts, next, matched }: SportHeadViewProps) {
  return (
    <header className={css.head} data-ground={grounds[sportId]}>
      <SportGround sportId={sportId} />
      <h1 className={css.name}>{title}</h1>
      <p className={css.counts}>
        {counts && (
          <>
            <span className={css.live} data-any={counts.inPlay > 0 || undefined}>
              {counts.inPlay === 0 ? 'None' : counts.inPlay} in play
            </span>
            <span>{counts.toCome} to come</span>
            {matched !== null && (
              <span>
                {currencySign()}
                {formatCellSize(matched)} <span className={css.word}>matched</span>
              </span>
            )}
          </>
        )}
      </p>
      {next !== null && (
        <p className={css.next}>
          <span className={css.nextWord}>Next start</span> <strong>{next}</strong>
        </p>
      )}
    </header>
  );
}
