import type { ReactNode } from 'react';
import { Countdown } from '#ui/countdown/countdown.tsx';
import css from './lottery-draw.module.css';

export interface DrawHeadViewProps {
  /** The draw, as a link to its page. */
  event: ReactNode;
  /** When the first digit is drawn, RFC 3339. */
  eventTime: string;
  /** What is shown of each digit: it is drawn, the bettor's (picked or backed), or neither (null). */
  digits: readonly ({ digit: number; isDrawn: boolean } | null)[];
  /** The digits that the bettor backs, first digit first; null for each that is not backed. */
  own: readonly (number | null)[];
}

const places = ['First', 'Second', 'Third'] as const;

/** A draw: how long it can be bet on, the digits that were drawn, and before that the bettor's own. */
export function DrawHeadView({ event, eventTime, digits, own }: DrawHeadViewProps) {
  const isDrawing = digits.some((one) => one?.isDrawn);
  return (
    <header className={css.head}>
      <h2 className={css.event}>{event}</h2>
      <span className={css.left}>{isDrawing ? 'Drawing' : <Countdown to={eventTime} over="Drawing" />}</span>
      <p className={css.word}>
        {isDrawing ? 'Drawn so far' : 'Your number'}
        <span>one market a digit</span>
      </p>
      <ol className={css.reels}>
        {places.map((place, at) => {
          const shown = digits[at];
          return (
            <li
              key={place}
              className={css.reel}
              data-state={shown ? (shown.isDrawn ? 'drawn' : 'picked') : 'open'}
            >
              {shown ? (
                <strong aria-label={`${place} digit ${shown.digit}`}>{shown.digit}</strong>
              ) : (
                `${place} digit`
              )}
              {shown?.isDrawn && own[at] != null && <span className={css.own}>yours {own[at]}</span>}
            </li>
          );
        })}
      </ol>
    </header>
  );
}
