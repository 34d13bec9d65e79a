import type { ReactNode } from 'react';
import { sportIds } from '#domain/market/sport.ts';
import { formatLine } from '#domain/odds/odds.ts';
import type { MarketDefinition } from '#live/market-store.ts';
import { MoneyText } from '#ui/money-text/money-text.tsx';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import css from './market.module.css';

export interface RunnerNoteProps {
  runner: Pick<MarketDefinition['runners'][number], 'status' | 'reductionFactor'>;
  sportId: string;
  voided: boolean;
  result: number | undefined;
  whatIf: number | undefined;
  /** What `whatIf` includes. */
  whatIfWord?: string | undefined;
  /** Better prices are on offer than `whatIf` counts. */
  isWhatIfLeast?: boolean | undefined;
  /** What is known of the runner, told after what it pays. */
  known?: string | undefined;
}

/** Shown under a runner's name: how it ended, or what the bettor gets if it wins. */
export function RunnerNote({
  runner: { status, reductionFactor },
  sportId,
  voided,
  result,
  whatIf,
  whatIfWord,
  isWhatIfLeast,
  known,
}: RunnerNoteProps) {
  if (voided) return <span className={css.note}>Void</span>;
  if (status === 'WINNER') return <strong className={css.winner}>Winner</strong>;
  if (status === 'REMOVED') {
    const word = sportId === sportIds.horseRacing ? 'Non-runner' : 'Removed';
    const reduction = reductionFactor ? ` · reduction ${formatLine(reductionFactor)} %` : '';
    return (
      <span className={css.note}>
        {word}
        {reduction}
      </span>
    );
  }
  if (status === 'LOSER' || (result === undefined && whatIf === undefined)) return null;
  return (
    <span className={css.note}>
      {result !== undefined && <MoneyText minor={result} signed />}
      {whatIf !== undefined && (
        <WhatIf word={whatIfWord} isLeast={isWhatIfLeast && whatIf > 0}>
          <MoneyText minor={whatIf} signed />
        </WhatIf>
      )}
      {known && <span className={css.known}> · {known}</span>}
    </span>
  );
}

export interface WhatIfProps {
  /** What the figure after it includes. */
  word?: string | undefined;
  /** Better prices are on offer than the figure counts. */
  isLeast?: boolean | undefined;
  children: ReactNode;
}

/** What the bettor would get. It is set apart from what a bet that stands would bring, and says on what it depends. */
export const WhatIf = ({ word = 'with the slip', isLeast = false, children }: WhatIfProps) => (
  <span className={css.whatIf}>
    {' → '}
    <VisuallyHidden>
      {word}
      {isLeast && ', at least'}{' '}
    </VisuallyHidden>
    {isLeast && (
      <span aria-hidden title="At least: a better price is on offer">
        ≥{' '}
      </span>
    )}
    {children}
    <span className={css.whatIfWords}> if matched</span>
  </span>
);
