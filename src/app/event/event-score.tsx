import type { ReactNode } from 'react';
import { boardOfLine } from '#domain/market/scoreboard.ts';
import { withoutSeal } from '#domain/market/seal-incidents.ts';
import { sportIds } from '#domain/market/sport.ts';
import { ballByBallTitle } from '#domain/words/ball-by-ball-words.ts';
import type { EventFieldsFragment } from '#graphql/__generated__/graphql.ts';
import { MatchTime } from '#features/ball-by-ball/match-time.tsx';
import { useEventScore } from '#features/ball-by-ball/score-feed.provider.tsx';
import { ScoreboardView } from '#features/ball-by-ball/scoreboard.view.tsx';
import { lazyPart } from '#ui/lazy-part/lazy-part.tsx';
import { PartBoundary } from '#ui/part-boundary/part-boundary.tsx';
import css from './event-score.module.css';

// Below the markets.
const BallByBall = lazyPart(
  async () => (await import('#features/ball-by-ball/ball-by-ball.view.tsx')).BallByBallView,
);
// Only indices and virtual events have it.
const EventPicture = lazyPart(async () => (await import('./event-picture.tsx')).EventPicture);
// Only draws and virtual events have it; an index has it with its chart.
const EventSeal = lazyPart(async () => (await import('./event-seal.tsx')).EventSeal);

/** Whether an event has a score to follow: it has begun and a score is known. */
export const hasScoreOf = ({ inPlay, ended, score }: EventFieldsFragment): boolean =>
  (inPlay || ended) && score !== null;

interface EventScoreProps {
  event: EventFieldsFragment;
  /** What an index must reach at its close, hundredths. */
  strikes?: readonly number[];
  children?: ReactNode;
}

/**
 * The scoreboard, or the draw, or an index's chart and seal, above the children; what happened in the event, and a virtual
 * one's seal, below them.
 */
export function EventScore({ event, strikes = [], children }: EventScoreProps) {
  const { exEventId, sportId, home, away, inPlay, ended, score } = event;
  const isFollowed = hasScoreOf(event);
  const isDraw = sportId === sportIds.lottery;
  const isVirtual = sportId === sportIds.virtualSports;
  // A seal is told before the event begins.
  const live = useEventScore(isFollowed || isDraw || isVirtual ? exEventId : null);
  const board = live.board ?? (score ? boardOfLine(score) : null);
  const names = { HOME: home ?? '', AWAY: away ?? '' };
  const seal = (
    <PartBoundary name={isDraw ? 'The draw' : 'The seal'} loading={null}>
      <EventSeal sportId={sportId} incidents={live.incidents} />
    </PartBoundary>
  );
  return (
    <>
      {/* A virtual race has no score besides what is drawn. */}
      {isFollowed && board && !isDraw && !(isVirtual && inPlay && !home) && (
        <ScoreboardView
          sportId={sportId}
          names={names}
          inPlay={inPlay}
          board={board}
          clock={live.clock && <MatchTime clock={live.clock} isLive={live.notLive === null} />}
          notLive={live.notLive}
        />
      )}
      {/* Before the off too, so that the prices do not move away when it comes. */}
      {(isVirtual ? !ended : isFollowed && sportId === sportIds.binary) && (
        <div className={isVirtual ? css.theatre : css.chart}>
          <PartBoundary name="The picture" loading={null}>
            <EventPicture incidents={live.incidents} {...{ event, strikes }} />
          </PartBoundary>
        </div>
      )}
      {isDraw && <div className={css.draw}>{seal}</div>}
      {children}
      {isFollowed && board && (
        <PartBoundary name={ballByBallTitle(sportId)}>
          <BallByBall sportId={sportId} names={names} incidents={withoutSeal(live.incidents)} />
        </PartBoundary>
      )}
      {isVirtual && seal}
    </>
  );
}
