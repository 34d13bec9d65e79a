import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import css from './button.module.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` is the one accent of a view; `quiet` is everything else; `danger` cannot be undone. */
  variant?: 'primary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Fills the width it is given. */
  wide?: boolean;
  /** Keeps focus and place but ignores presses; the label should say what is going on. */
  loading?: boolean;
  /** Renders its one child (e.g. a link) as a button. */
  asChild?: boolean;
}

/** A button. It stays focusable while loading, so that the keyboard does not lose its focus. */
export function Button({
  variant = 'quiet',
  size = 'medium',
  wide = false,
  loading = false,
  asChild = false,
  onClick,
  className = '',
  ...rest
}: ButtonProps) {
  const Part = asChild ? Slot.Root : 'button';
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (loading) event.preventDefault();
    else onClick?.(event);
  };
  return (
    <Part
      {...(asChild ? {} : { type: 'button' as const })}
      {...rest}
      className={`${css.button} ${className}`}
      data-variant={variant}
      data-size={size}
      data-wide={wide || undefined}
      aria-busy={loading || undefined}
      aria-disabled={loading || rest['aria-disabled']}
      onClick={press}
    />
  );
}
