import type { ReactNode } from 'react';
import type { PositionSummary } from '#domain/risk/position-summary.ts';
import { MoneyText } from '../money-text/money-text.tsx';
import css from './position-endings.module.css';

export interface PositionEndingsProps {
  summary: PositionSummary;
  runnerName: (runnerId: string) => string;
  /** Renders the mark of a runner by its name. */
  markOf?: ((runnerName: string) => ReactNode) | undefined;
}

/** What a position pays as its market may end, a line each. */
export const PositionEndings = ({ summary, runnerName, markOf }: PositionEndingsProps) => (
  <span className={css.endings}>
    {endingsOf(summary, runnerName).map(([words, pays]) => (
      <span key={words} className={css.ending}>
        {summary.kind === 'runners' && markOf?.(words)}
        <span className={css.words}>{words}</span> <MoneyText minor={pays} signed />
      </span>
    ))}
  </span>
);

function endingsOf(
  summary: PositionSummary,
  runnerName: (runnerId: string) => string,
): readonly (readonly [words: string, pays: number])[] {
  switch (summary.kind) {
    case 'runners':
      return summary.runners.map(({ runnerId, pays }) => [runnerName(runnerId), pays]);
    case 'range':
      return [
        ['At best', summary.best],
        ['At worst', summary.worst],
      ];
    case 'risk':
      return [['Exposure', -summary.exposure]];
  }
}
