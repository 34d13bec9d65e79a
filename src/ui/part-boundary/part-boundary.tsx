import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { timing } from '#domain/site/timing.ts';
import { forgetFailedPart } from '../lazy-part/lazy-part.tsx';
import { PartFailed } from './part-failed.tsx';

export interface PartBoundaryProps {
  /** The part's name as it begins a sentence: "This page". */
  name: string;
  /** Shown until the part has arrived. */
  loading?: ReactNode;
  /**
   * False while the part is fetched before anybody asks for it. A failure is then silent, and the part is tried again
   * after a while and when it is asked for.
   */
  isAsked?: boolean;
  /** A new value retries a part that failed. */
  resetKey?: unknown;
  /** Places the words of a failure, or shows a shorter form of them with a way to retry. */
  renderFailure?: (words: ReactNode, retry: () => void) => ReactNode;
  children: ReactNode;
}

const asIs = (words: ReactNode) => words;

/** Contains a part of the site that may fail, by not arriving or by throwing, so that nothing else fails with it. */
export function PartBoundary({
  name,
  loading = null,
  isAsked = true,
  resetKey,
  renderFailure = asIs,
  children,
}: PartBoundaryProps) {
  const whatFailed = ({ error, resetErrorBoundary: reset }: FallbackProps) =>
    isAsked ? (
      renderFailure(
        <PartFailed {...{ name, error }} onRetry={reset} onReload={() => location.reload()} />,
        reset,
      )
    ) : (
      <TryLater onTime={reset} />
    );
  return (
    <ErrorBoundary onError={forgetFailedPart} resetKeys={[isAsked, resetKey]} fallbackRender={whatFailed}>
      <Suspense fallback={loading}>{children}</Suspense>
    </ErrorBoundary>
  );
}

function TryLater({ onTime }: { onTime: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onTime, timing.partAgain);
    return () => clearTimeout(timer);
  });
  return null;
}
