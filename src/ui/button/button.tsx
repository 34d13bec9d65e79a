import { Slot } from 'radix-ui';
import type { ComponentPropsWithRef, MouseEvent } from 'react';
import css from './button.module.css';

export interface ButtonProps extends ComponentPropsWithRef<'button'> {
  /** `primary` is the one accent of a view; `quiet` everything else; `danger` what cannot be taken back. */
  variant?: 'primary' | 'quiet' | 'danger';
  size?: 'small' | 'medium' | 'large';
  /** Fills the width it is given. */
  wide?: boolean;
  /** Keeps focus and place but does nothing; say what is going on in the words. */
  loading?: boolean;
  /** Renders the one child (a link, say) with the looks of a button. */
  asChild?: boolean;
}

/** A button. While loading it stays focusable, so that focus is not lost under the keyboard. */
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
