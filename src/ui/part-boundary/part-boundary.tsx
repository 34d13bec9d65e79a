import { Suspense, useCallback, useEffect, useRef, type ReactNode } from 'react';
import { ErrorBoundary, type FallbackProps } from 'react-error-boundary';
import { timing } from '#domain/site/timing.ts';
import { forgetFailedPart } from '../lazy-part/lazy-part.tsx';
import { PartNotLoaded } from '../lazy-part/load-part.ts';
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
  onReload?: () => void;
  /** False around the whole site: then nothing is left that opens the report. */
  canReport?: boolean;
  children: ReactNode;
}

const asIs = (words: ReactNode) => words;
const reloadPage = () => location.reload();

/**
 * Contains a part of the site that may fail, by not arriving or by throwing, so that nothing else fails with it. Some
 * browsers remember that a script failed, and never ask for it again while the page stands. So a part that does not come
 * when it is tried again, though the site answers, reloads the page.
 */
export function PartBoundary({
  name,
  loading = null,
  isAsked = true,
  resetKey,
  renderFailure = asIs,
  onReload = reloadPage,
  canReport = true,
  children,
}: PartBoundaryProps) {
  const isTriedAgain = useRef(false);
  const hearError = (error: unknown) => {
    forgetFailedPart(error);
    if (isTriedAgain.current && error instanceof PartNotLoaded && error.site === 'same') onReload();
    isTriedAgain.current = false;
  };
  const hearArrival = useCallback(() => void (isTriedAgain.current = false), []);
  const whatFailed = ({ error, resetErrorBoundary: reset }: FallbackProps) => {
    if (!isAsked) return <TryLater onTime={reset} />;
    const tryAgain = () => {
      isTriedAgain.current = true;
      reset();
    };
    return renderFailure(
      <PartFailed {...{ name, error, onReload, canReport }} onRetry={tryAgain} />,
      tryAgain,
    );
  };
  return (
    <ErrorBoundary onError={hearError} resetKeys={[isAsked, resetKey]} fallbackRender={whatFailed}>
      <Suspense fallback={loading}>
        {children}
        <Arrival onArrive={hearArrival} />
      </Suspense>
    </ErrorBoundary>
  );
}

/** Is drawn together with the part, once that is there. */
function Arrival({ onArrive }: { onArrive: () => void }) {
  useEffect(onArrive, [onArrive]);
  return null;
}

function TryLater({ onTime }: { onTime: () => void }) {
  useEffect(() => {
    const timer = setTimeout(onTime, timing.partAgain);
    return () => clearTimeout(timer);
  });
  return null;
}
