import type { ComponentPropsWithRef } from 'react';
import css from './chip.module.css';

export interface ChipProps extends ComponentPropsWithRef<'button'> {
  /** Given: a choice that is on or off. Omitted: a plain action, such as a quick stake. */
  pressed?: boolean;
}

/** A small round button: a filter or a quick stake. */
export function Chip({ pressed, className = '', ...rest }: ChipProps) {
  return <button type="button" {...rest} className={`${css.chip} ${className}`} aria-pressed={pressed} />;
}
