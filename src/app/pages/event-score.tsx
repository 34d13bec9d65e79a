import type { ReactNode } from 'react';
import { boardOfLine } from '#domain/market/scoreboard.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { BallByBallView } from '#features/ball-by-ball/ball-by-ball.view.tsx';
import { MatchTime } from '#features/ball-by-ball/match-time.tsx';
import { useEventScore } from '#features/ball-by-ball/score-feed.provider.tsx';
import { ScoreboardView } from '#features/ball-by-ball/scoreboard.view.tsx';

/** Whether an event has a score to follow: it has begun and a score is known. */
export const hasScoreOf = ({ inPlay, ended, score }: EventFieldsFragment): boolean =>
  (inPlay || ended) && score !== null;

/** The scoreboard above the children, and what happened in the event below them. */
export function EventScore({ event, children }: { event: EventFieldsFragment; children?: ReactNode }) {
  const { exEventId, sportId, home, away, inPlay, score } = event;
  const isFollowed = hasScoreOf(event);
  const live = useEventScore(isFollowed ? exEventId : null);
  const board = live.board ?? (score ? boardOfLine(score) : null);
  const names = { HOME: home ?? '', AWAY: away ?? '' };
  return (
    <>
      {isFollowed && board && (
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
      {children}
      {isFollowed && board && <BallByBallView sportId={sportId} names={names} incidents={live.incidents} />}
    </>
  );
}
