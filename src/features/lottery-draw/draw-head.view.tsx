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

const duringWord = 'Being drawn';
const places = ['First', 'Second', 'Third'] as const;

/** What the digits below are. */
const wordOf = (isDrawing: boolean, isPicked: boolean): string => {
  if (isDrawing) return 'Drawn so far';
  return isPicked ? 'Your digits' : 'Three digits, each 0 to 9';
};

/** A draw: when its digits are drawn, those that were, and before that the bettor's own. */
export function DrawHeadView({ event, eventTime, digits, own }: DrawHeadViewProps) {
  const isDrawing = digits.some((one) => one?.isDrawn);
  return (
    <header className={css.head}>
      <h2 className={css.event}>{event}</h2>
      <span className={css.left}>
        {isDrawing ? duringWord : <Countdown to={eventTime} over={duringWord} />}
      </span>
      <p className={css.word}>
        {wordOf(isDrawing, digits.some(Boolean))}
        <span>Open for bets until it is drawn</span>
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
                <span className={css.unknown} aria-hidden>
                  ?
                </span>
              )}
              <span className={css.place} aria-hidden={shown ? true : undefined}>
                {place} digit
              </span>
              {shown?.isDrawn && own[at] != null && <span className={css.own}>yours {own[at]}</span>}
            </li>
          );
        })}
      </ol>
    </header>
  );
}
