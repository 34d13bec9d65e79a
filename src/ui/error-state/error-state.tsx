import { RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { ReloadButton } from '../reload-button/reload-button.tsx';
import css from './error-state.module.css';

export interface ErrorStateProps {
  /** What happened: to the money first, then to the rest. */
  title: string;
  /** What to do. */
  children?: ReactNode;
  onRetry?: (() => void) | undefined;
  onReload?: () => void;
  /** A retry is under way. */
  retrying?: boolean;
}

/** Takes the place of something that failed to load. Announced when it appears. */
export function ErrorState({ title, children, onRetry, onReload, retrying = false }: ErrorStateProps) {
  return (
    <div className={css.error} role="alert">
      <p className={css.title}>{title}</p>
      {children !== undefined && <div className={css.text}>{children}</div>}
      {(onRetry ?? onReload) && (
        <div className={css.actions}>
          {onRetry && (
            <Button size="small" onClick={onRetry} loading={retrying}>
              <RotateCw aria-hidden /> {retrying ? 'Trying…' : 'Try again'}
            </Button>
          )}
          {onReload && <ReloadButton onReload={onReload} />}
        </div>
      )}
    </div>
  );
}
