import type { ComponentPropsWithRef } from 'react';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  size?: 'small' | 'medium';
  /** How many items are behind it; announced with the label. */
  count?: number;
}

export function IconButton({
  label,
  size = 'medium',
  count,
  children,
  className = '',
  ...rest
}: IconButtonProps) {
  const name = count === undefined ? label : `${label}, ${count}`;
  return (
    <button
      type="button"
      title={label}
      {...rest}
      aria-label={name}
      className={`${css.button} ${className}`}
      data-size={size}
    >
      {children}
      {count !== undefined && count > 0 && (
        <span className={css.count} aria-hidden>
          {count}
        </span>
      )}
    </button>
  );
}
