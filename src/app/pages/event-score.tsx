import type { ReactNode } from 'react';
import { boardOfLine } from '#domain/market/scoreboard.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { BallByBallView } from '#features/ball-by-ball/ball-by-ball.view.tsx';
import { MatchTime } from '#features/ball-by-ball/match-time.tsx';
import { useEventScore } from '#features/ball-by-ball/score-feed.provider.tsx';
import { ScoreboardView } from '#features/ball-by-ball/scoreboard.view.tsx';

/** Whether an event is one with a score to follow: begun, and told of. */
export const hasScoreOf = ({ inPlay, ended, score }: EventFieldsFragment): boolean =>
  (inPlay || ended) && score !== null;

/** An event's scoreboard above what is given, and what happened below it. */
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
