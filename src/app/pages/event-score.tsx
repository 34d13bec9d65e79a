import type { ReactNode } from 'react';
import { boardOfLine } from '#domain/market/scoreboard.ts';
import { sportIds } from '#domain/market/sport.ts';
import { ballByBallTitle } from '#domain/words/ball-by-ball-words.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { MatchTime } from '#features/ball-by-ball/match-time.tsx';
import { useEventScore } from '#features/ball-by-ball/score-feed.provider.tsx';
import { ScoreboardView } from '#features/ball-by-ball/scoreboard.view.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import type { EventFacts } from '../use-event-facts.ts';
import { kitOf } from './event-occasion.tsx';
import css from './page.module.css';

// Below the markets.
const BallByBall = lazyPart(
  async () => (await import('#features/ball-by-ball/ball-by-ball.view.tsx')).BallByBallView,
);
// Only indices have it.
const EventChart = lazyPart(async () => (await import('./event-chart.tsx')).EventChart);
// Only lotteries have it.
const EventDraw = lazyPart(async () => (await import('./event-draw.tsx')).EventDraw);

/** Whether an event has a score to follow: it has begun and a score is known. A draw's seal is told before it begins. */
export const hasScoreOf = ({ inPlay, ended, score, sportId }: EventFieldsFragment): boolean =>
  (inPlay || ended || sportId === sportIds.lottery) && score !== null;

interface EventScoreProps {
  event: EventFieldsFragment;
  facts: EventFacts | null;
  /** What an index must reach at its close, hundredths. */
  strikes?: readonly number[];
  children?: ReactNode;
}

/** The scoreboard above the children, and what happened in the event below them. */
export function EventScore({ event, facts, strikes = [], children }: EventScoreProps) {
  const { exEventId, sportId, home, away, inPlay, score } = event;
  const isFollowed = hasScoreOf(event);
  const live = useEventScore(isFollowed ? exEventId : null);
  const board = live.board ?? (score ? boardOfLine(score) : null);
  const names = { HOME: home ?? '', AWAY: away ?? '' };
  const isDraw = sportId === sportIds.lottery;
  return (
    <>
      {isFollowed && board && !isDraw && (
        <ScoreboardView
          sportId={sportId}
          names={names}
          marks={{ HOME: kitOf(facts, home), AWAY: kitOf(facts, away) }}
          inPlay={inPlay}
          board={board}
          clock={
            live.clock && (
              <MatchTime clock={live.clock} exchangeTime={live.exchangeTime} isLive={live.notLive === null} />
            )
          }
          notLive={live.notLive}
        />
      )}
      {isFollowed && sportId === sportIds.binary && (
        <div className={css.chart}>
          <PartBoundary name="The chart" loading={null}>
            <EventChart name={event.tournamentName} incidents={live.incidents} strikes={strikes} />
          </PartBoundary>
        </div>
      )}
      {isFollowed && isDraw && (
        <div className={css.draw}>
          <PartBoundary name="The draw" loading={null}>
            <EventDraw incidents={live.incidents} />
          </PartBoundary>
        </div>
      )}
      {children}
      {isFollowed && board && (
        <PartBoundary name={ballByBallTitle(sportId)}>
          <BallByBall sportId={sportId} names={names} incidents={live.incidents} />
        </PartBoundary>
      )}
    </>
  );
}
