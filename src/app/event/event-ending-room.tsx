import type { CSSProperties } from 'react';
import { sportIds } from '#domain/market/sport.ts';
import type { EventEndingProps } from './event-ending.tsx';
import css from './event-ending.module.css';

/** As high as the result of a race of so many, so that what is below does not move when it arrives. */
export const ResultRoom = ({ runners }: { runners: number }) => (
  <div className={css.result} style={{ '--runners': runners } as CSSProperties} aria-hidden />
);

export const MarginRoom = () => <div className={css.margin} aria-hidden />;

/** As high as what one's bets on one market came to. */
export const BetsRoom = () => <div className={css.bets} aria-hidden />;

/** Room for all that stands above the markets of an event that has ended, while its script is fetched. */
export function EventEndingRoom({
  isRace,
  runners,
  sportId,
  hasToken,
}: Pick<EventEndingProps, 'isRace' | 'runners' | 'sportId' | 'hasToken'>) {
  return (
    <>
      {isRace && <ResultRoom runners={runners} />}
      {sportId === sportIds.cricket && <MarginRoom />}
      {hasToken && <BetsRoom />}
      <div className={css.link} aria-hidden />
    </>
  );
}
