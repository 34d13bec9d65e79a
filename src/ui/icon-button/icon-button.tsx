import type { ComponentPropsWithRef } from 'react';
import css from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentPropsWithRef<'button'>, 'aria-label'> {
  /** The accessible name, also shown as a tooltip. */
  label: string;
  size?: 'small' | 'medium';
  /** A word of the label that stands beside the icon, or below it where that is narrow. */
  word?: string;
  /** How many items are behind it; announced with the label. */
  count?: number;
  /** What the count is of, where the number alone does not say; empty: the label says enough. */
  countWords?: string;
}

export function IconButton({
  label,
  word,
  size = 'medium',
  count,
  countWords = count === undefined ? '' : String(count),
  children,
  className = '',
  ...rest
}: IconButtonProps) {
  const name = countWords === '' ? label : `${label}, ${countWords}`;
  return (
    <button
      type="button"
      title={name}
      {...rest}
      aria-label={name}
      className={`${css.button} ${className}`}
      data-size={size}
    >
      {children}
      {word && <span className={css.word}>{word}</span>}
      {count !== undefined && count > 0 && (
        <span className={css.count} aria-hidden>
          {count}
        </span>
      )}
    </button>
  );
}
