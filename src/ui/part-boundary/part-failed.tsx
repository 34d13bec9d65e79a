import type { ReactNode } from 'react';
import { newBuildWords } from '#domain/words/page-words.ts';
import { ErrorState } from '../error-state/error-state.tsx';
import { PartNotLoaded } from '../lazy-part/load-part.ts';

export interface PartFailedProps {
  /** What failed, as it begins a sentence: "This page". */
  name: string;
  error: unknown;
  onRetry: () => void;
  onReload: () => void;
  /** Whether the site around it stands, which opens the report. */
  canReport: boolean;
}

/** Takes the place of a part of the site that has failed: says what it means for the money, and what to do. */
export function PartFailed({ name, error, onRetry, onReload, canReport }: PartFailedProps) {
  const isAway = error instanceof PartNotLoaded;
  const isOutdated = isAway && error.site === 'renewed';
  return (
    <ErrorState
      title={`${money(isAway)} ${what(name, isAway, isOutdated)}`}
      onRetry={isOutdated ? undefined : onRetry}
      onReload={onReload}
    >
      {todo(isAway, isOutdated)} {newBuildWords.slip}{' '}
      {!isAway && canReport && <a href="#problem">Report it</a>}
    </ErrorState>
  );
}

/** A part that failed in the middle of its work may have sent a bet. */
const money = (isAway: boolean): string =>
  isAway
    ? 'Your bets and your money are not affected.'
    : 'What you placed stands, once: My Bets and your balance say what came of it.';

function what(name: string, isAway: boolean, isOutdated: boolean): string {
  if (isOutdated) return newBuildWords.title;
  return isAway ? `${name} could not be loaded.` : `${name} has failed.`;
}

function todo(isAway: boolean, isOutdated: boolean): ReactNode {
  if (isOutdated) return newBuildWords.todo;
  if (isAway) return 'Check your connection and try again. If that does not help, reload the page.';
  return 'Try again. If that does not help, reload the page.';
}
