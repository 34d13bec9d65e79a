import type { ReactNode } from 'react';
import { selectBanking, type BankingAnswer } from '#machines/banking/banking.machine.ts';
import { Button } from '#ui/button/button.tsx';
import { ErrorState } from '#ui/error-state/error-state.tsx';
import { SkeletonRows } from '#ui/skeleton/skeleton.tsx';
import css from './banking-answer.module.css';
import type { Banking } from './use-banking.ts';

export interface BankingAnswerViewProps extends Banking {
  children: (answer: BankingAnswer) => ReactNode;
}

/** What a bettor's figures are once known, and what stands there before, or when they may be old. */
export function BankingAnswerView({ snapshot, send, children }: BankingAnswerViewProps) {
  const answer = selectBanking(snapshot);
  if (snapshot.matches('noAnswer')) {
    return (
      <ErrorState
        title="Your money is not affected. Your wallet and payments could not be loaded."
        onRetry={() => send({ type: 'retry.chosen' })}
      >
        What you have asked for goes on meanwhile.
      </ErrorState>
    );
  }
  if (answer === null) return <SkeletonRows rows={5} label="Loading your wallet and payments" />;
  return (
    <>
      {snapshot.matches({ listed: 'late' }) && (
        <p className={css.late} role="status">
          These figures may be old: the exchange did not answer.
          <Button size="small" onClick={() => send({ type: 'retry.chosen' })}>
            Ask again
          </Button>
        </p>
      )}
      {children(answer)}
    </>
  );
}
