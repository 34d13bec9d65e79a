import type { PositionSummary } from '#domain/risk/position-summary.ts';
import { MoneyText } from '../money-text/money-text.tsx';
import css from './position-endings.module.css';

export interface PositionEndingsProps {
  summary: PositionSummary;
  runnerName: (runnerId: string) => string;
}

/** What a position pays as its market may end, a line each. */
export const PositionEndings = ({ summary, runnerName }: PositionEndingsProps) => (
  <span className={css.endings}>
    {endingsOf(summary, runnerName).map(([words, pays]) => (
      <span key={words} className={css.ending}>
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
