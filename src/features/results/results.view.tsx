import { Fragment } from 'react';
import { Link } from 'react-router-dom';
import { listedEventPath } from '#domain/market/event-path.ts';
import { drawnDigits } from '#domain/market/drawn-digits.ts';
import { isNameOfAbove } from '#domain/market/index-names.ts';
import { sidesNamed } from '#domain/market/sides-named.ts';
import { sportIds } from '#domain/market/sport.ts';
import { byPastDay, startedText } from '#domain/words/past-day.ts';
import { formatWhole } from '#domain/words/when.ts';
import type { ResultsQuery } from '#graphql/__generated__/graphql.ts';
import { PairMark } from '#ui/identity/runner-face.tsx';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { Badge } from '#ui/badge/badge.tsx';
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
  /** What one's own bets came to, by event; minor units. */
  ownNets?: ReadonlyMap<string, number>;
  title?: string;
  isLoading: boolean;
  hasFailed: boolean;
  /** Null: these are all. */
  onMore: (() => void) | null;
  onRetry: () => void;
}

/** How the events of a sport ended. Each leads to its page, where the score, the markets and one's own bets stand. */
export function ResultsView(props: ResultsViewProps) {
  const { results, now, hasToken, ownNets, title = 'Results', isLoading, hasFailed, onMore, onRetry } = props;
  return (
    <section className={css.list} aria-label={title}>
      <h2 className={css.title}>{title}</h2>
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
              <ResultRow key={event.exEventId} {...{ event, hasToken }} own={ownNets?.get(event.exEventId)} />
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

interface ResultRowProps extends Pick<ResultsViewProps, 'hasToken'> {
  event: EventResult;
  own: number | undefined;
}

function ResultRow({ event, hasToken, own }: ResultRowProps) {
  const { exEventId, sportId, eventName, eventTime, tournamentName, result, race } = event;
  if (sportId === sportIds.binary) return <CloseRow {...{ event, hasToken, own }} />;
  const sides = sidesNamed(event);
  const score = finalScore(event);
  // What was drawn is the result: the winner of one of its markets says less.
  const digits = sportId === sportIds.lottery ? drawnDigits(event.score?.period ?? '') : null;
  return (
    <li>
      <Link className={css.row} to={listedEventPath(exEventId, sportId, hasToken)}>
        <time className={css.time} dateTime={eventTime} title={formatWhole(eventTime)}>
          {startedText(eventTime)}
        </time>
        <span className={css.event}>
          <span className={css.name}>
            {sides && (
              <span className={css.marks}>
                <PairMark {...{ sides, sportId }} size={18} />
              </span>
            )}
            {eventName}
          </span>
          <span className={css.tournament}>{tournamentName}</span>
        </span>
        <span className={css.result}>
          {digits ? (
            <Balls digits={digits} />
          ) : (
            <>
              <span className={css.winner}>{result || 'No result'}</span>
              <span className={css.score}>{score}</span>
            </>
          )}
          {own !== undefined && <OwnNet net={own} />}
        </span>
      </Link>
      {race && <RaceResultView race={race} />}
    </li>
  );
}

/** Where an index closed, and on which side of its strike. */
function CloseRow({ event, hasToken, own }: ResultRowProps) {
  const { exEventId, sportId, eventName, eventTime, result, score } = event;
  const isAbove = isNameOfAbove(result);
  return (
    <li>
      <Link className={css.close} to={listedEventPath(exEventId, sportId, hasToken)}>
        <span className={css.event}>
          <span className={css.winner}>{closeOf(score?.period ?? '')}</span>
          <span className={css.tournament}>
            {eventName} ·{' '}
            <time dateTime={eventTime} title={formatWhole(eventTime)}>
              {startedText(eventTime)}
            </time>
          </span>
        </span>
        <span className={css.result}>
          <Badge tone={isAbove === null ? 'neutral' : isAbove ? 'positive' : 'negative'}>
            {result || 'No result'}
          </Badge>
          {own !== undefined && <OwnNet net={own} />}
        </span>
      </Link>
    </li>
  );
}

const Balls = ({ digits }: { digits: readonly (number | null)[] }) => (
  <span className={css.balls}>
    {digits.map((digit, at) => (
      // Their places are what they are.
      // oxlint-disable-next-line react/no-array-index-key
      <Fragment key={at}>
        {at > 0 && ' '}
        <span className={css.ball}>{digit ?? '–'}</span>
      </Fragment>
    ))}
  </span>
);

const OwnNet = ({ net }: { net: number }) => (
  <span className={css.own}>
    Your bets <MoneyText minor={net} signed />
  </span>
);

/** `18564.86 at the close` without what the list's title says. */
const closeOf = (period: string): string => /^\d+\.\d\d/.exec(period)?.[0] ?? period;

function finalScore({ score }: EventResult): string {
  if (!score) return '';
  return score.home && score.away ? `${score.home} – ${score.away}` : '';
}
