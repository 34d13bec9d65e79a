import type { ReactNode } from 'react';
import { formatLine } from '#domain/odds/odds.ts';
import { ChanceBarView, chanceText } from './chance-bar.view.tsx';
import css from './index-strikes.module.css';

export interface IndexHeadViewProps {
  /** The event, as a link to its page. */
  event: ReactNode;
  /** Hundredths; null until it is known. */
  strike: number | null;
  /** How long the index has until it closes, as the maker says it; absent until it is known. */
  toClose: string | undefined;
  /** That it closes at the strike or above, a share of 1, by the prices; null where they do not say. */
  chance: number | null;
}

/** What is asked of an index, how long it has, and how likely both answers are. */
export function IndexHeadView({ event, strike, toClose, chance }: IndexHeadViewProps) {
  return (
    <header className={css.head}>
      <div className={css.asked}>
        <h2 className={css.event}>{event}</h2>
        <p className={css.question}>{strike !== null && `At or above ${formatLine(strike)} at the close?`}</p>
      </div>
      <p className={css.close}>
        closes in <strong className={css.left}>{toClose ?? '–'}</strong>
      </p>
      <div className={css.chances}>
        {chance !== null && (
          <>
            <span className={css.above}>Above {chanceText(chance)}</span>
            <span className={css.below}>Below {chanceText(1 - chance)}</span>
            <ChanceBarView chance={chance} />
          </>
        )}
      </div>
    </header>
  );
}
