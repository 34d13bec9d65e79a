import type { ReactNode } from 'react';
import css from './empty-state.module.css';

export interface EmptyStateProps {
  /** What is missing. */
  title: string;
  /** What would appear here, and how. */
  children?: ReactNode;
  icon?: ReactNode;
  action?: ReactNode;
}

/** Takes the place of an empty list: says what would appear here, and how. */
export function EmptyState({ title, children, icon, action }: EmptyStateProps) {
  return (
    <div className={css.empty}>
      {icon !== undefined && (
        <div className={css.icon} aria-hidden>
          {icon}
        </div>
      )}
      <p className={css.title}>{title}</p>
      {children !== undefined && <div className={css.text}>{children}</div>}
      {action !== undefined && <div className={css.action}>{action}</div>}
    </div>
  );
}
