import type { ReactNode } from 'react';
import { indexPoints } from '#domain/market/index-points.ts';
import { boardOfLine } from '#domain/market/scoreboard.ts';
import { sealedDrawOf } from '#domain/market/sealed-draw.ts';
import { sportIds } from '#domain/market/sport.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { BallByBallView } from '#features/ball-by-ball/ball-by-ball.view.tsx';
import { MatchTime } from '#features/ball-by-ball/match-time.tsx';
import { useEventScore } from '#features/ball-by-ball/score-feed.provider.tsx';
import { ScoreboardView } from '#features/ball-by-ball/scoreboard.view.tsx';
import { IndexChartView } from '#features/index-chart/index-chart.view.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import css from './page.module.css';

// Only lotteries have it.
const DrawCheck = lazyPart(async () => (await import('#features/draw-check/draw-check.tsx')).DrawCheck);

/** Whether an event has a score to follow: it has begun and a score is known. A draw's seal is told before it begins. */
export const hasScoreOf = ({ inPlay, ended, score, sportId }: EventFieldsFragment): boolean =>
  (inPlay || ended || sportId === sportIds.lottery) && score !== null;

interface EventScoreProps {
  event: EventFieldsFragment;
  /** What an index must reach at its close, hundredths. */
  strikes?: readonly number[];
  children?: ReactNode;
}

/** The scoreboard above the children, and what happened in the event below them. */
export function EventScore({ event, strikes = [], children }: EventScoreProps) {
  const { exEventId, sportId, home, away, inPlay, score } = event;
  const isFollowed = hasScoreOf(event);
  const live = useEventScore(isFollowed ? exEventId : null);
  const board = live.board ?? (score ? boardOfLine(score) : null);
  const names = { HOME: home ?? '', AWAY: away ?? '' };
  const isDraw = sportId === sportIds.lottery;
  const draw = isDraw ? sealedDrawOf(live.incidents) : null;
  return (
    <>
      {isFollowed && board && !isDraw && (
        <ScoreboardView
          sportId={sportId}
          names={names}
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
        <IndexChartView name={event.tournamentName} points={indexPoints(live.incidents)} strikes={strikes} />
      )}
      {isFollowed && isDraw && (
        <div className={css.draw}>
          <PartBoundary name="The draw" loading={null}>
            {draw && <DrawCheck draw={draw} />}
          </PartBoundary>
        </div>
      )}
      {children}
      {isFollowed && board && <BallByBallView sportId={sportId} names={names} incidents={live.incidents} />}
    </>
  );
}
