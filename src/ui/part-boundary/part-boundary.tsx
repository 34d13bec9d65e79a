import { Suspense, useEffect, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { timing } from '#domain/site/timing.ts';
import { forgetFailedPart } from '../lazy-part/lazy-part.tsx';
import { PartFailed } from './part-failed.tsx';

export interface PartBoundaryProps {
  /** What it is, as a sentence begins: "This page". */
  name: string;
  /** Stands there until it has come. */
  loading?: ReactNode;
  /**
   * False while it is fetched before anybody asks for it: where it fails nothing is said, and it is tried again, in a
   * while and when it is asked for.
   */
  isAsked?: boolean;
  /** With another value a part that failed is tried again. */
  resetKey?: unknown;
  /** Where the words of a failure stand, or a shorter form of them with a way to try again. */
  renderFailure?: (words: ReactNode, retry: () => void) => ReactNode;
  children: ReactNode;
}

const asIs = (words: ReactNode) => words;

/** A part of the site that may fail, by not coming or by itself, and takes nothing else with it. */
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
