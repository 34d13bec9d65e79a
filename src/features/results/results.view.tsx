import { Link } from 'react-router-dom';
import { listedEventPath } from '#domain/market/event-path.ts';
import { sportIds } from '#domain/market/sport.ts';
import { byPastDay, startedText } from '#domain/words/past-day.ts';
import { formatWhole } from '#domain/words/when.ts';
import type { ResultsQuery } from '#graphql/__generated__/graphql.ts';
import { Button } from '#ui/button/button.tsx';
import { EmptyState } from '#ui/empty-state/empty-state.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import { RaceResultView } from './race-result.view.tsx';
import css from './results.module.css';

export type EventResult = ResultsQuery['results'][number];

export interface ResultsViewProps {
  /** The last to start first; null while none are known. */
  results: readonly EventResult[] | null;
  /** RFC 3339; days are relative to it. */
  now: string;
  /** For a bettor, virtual events lead to pages of their own. */
  hasToken: boolean;
  isLoading: boolean;
  hasFailed: boolean;
  /** Null: these are all. */
  onMore: (() => void) | null;
  onRetry: () => void;
}

/** How the events of a sport ended. Each leads to its page, where the score, the markets and one's own bets stand. */
export function ResultsView(props: ResultsViewProps) {
  const { results, now, hasToken, isLoading, hasFailed, onMore, onRetry } = props;
  return (
    <section className={css.list} aria-label="Results">
      <h2 className={css.title}>Results</h2>
      {results?.length === 0 && (
        <EmptyState title="No results yet">
          Results appear here as events end. After a start, those of the last day are added in the first
          minutes.
        </EmptyState>
      )}
      {byPastDay(results ?? [], ({ eventTime }) => eventTime, now).map(({ words, items }) => (
        <section key={words} aria-label={words}>
          <h3 className={css.day}>{words}</h3>
          <ul className={css.rows}>
            {items.map((event) => (
              <ResultRow key={event.exEventId} {...{ event, hasToken }} />
            ))}
          </ul>
        </section>
      ))}
      {hasFailed && !isLoading && <ErrorState title="The results could not be loaded" onRetry={onRetry} />}
      {isLoading && !results && <SkeletonRows rows={4} label="Loading the results" />}
      {onMore && !hasFailed && (
        <div className={css.more}>
          <Button onClick={onMore} loading={isLoading}>
            Earlier results
          </Button>
        </div>
      )}
    </section>
  );
}

function ResultRow({ event, hasToken }: { event: EventResult } & Pick<ResultsViewProps, 'hasToken'>) {
  const { exEventId, sportId, eventName, eventTime, tournamentName, result, race } = event;
  const score = finalScore(event);
  // What was drawn, or where the index closed, is the result: the winner of one of its markets says less.
  const isScoreAll = drawn.has(sportId) && score !== '';
  return (
    <li>
      <Link className={css.row} to={listedEventPath(exEventId, sportId, hasToken)}>
        <time className={css.time} dateTime={eventTime} title={formatWhole(eventTime)}>
          {startedText(eventTime)}
        </time>
        <span className={css.event}>
          <span className={css.name}>{eventName}</span>
          <span className={css.tournament}>{tournamentName}</span>
        </span>
        <span className={css.result}>
          {!isScoreAll && <span className={css.winner}>{result || 'No result'}</span>}
          <span className={isScoreAll ? css.winner : css.score}>{score}</span>
        </span>
      </Link>
      {race && <RaceResultView race={race} />}
    </li>
  );
}

/** Sports without sides whose score says what was drawn, or where an index closed. */
const drawn: ReadonlySet<string> = new Set([sportIds.lottery, sportIds.binary]);

function finalScore({ sportId, score }: EventResult): string {
  if (!score) return '';
  if (drawn.has(sportId)) return score.period;
  return score.home && score.away ? `${score.home} – ${score.away}` : '';
}
