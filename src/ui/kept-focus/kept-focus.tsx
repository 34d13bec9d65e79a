import { useRef, type ComponentPropsWithoutRef } from 'react';
import { useStepFocus } from './use-step-focus.ts';
import css from './kept-focus.module.css';

export interface KeptFocusProps extends ComponentPropsWithoutRef<'div'> {
  /** What is read out when the part takes the focus. */
  label: string;
}

/** A part whose steps come and go. When the pressed button of a step goes with it, the keyboard stays in the part. */
export function KeptFocus({ label, className = '', ...rest }: KeptFocusProps) {
  const part = useRef<HTMLDivElement>(null);
  useStepFocus(part);
  return (
    <div
      role="group"
      aria-label={label}
      {...rest}
      className={`${css.part} ${className}`}
      ref={part}
      tabIndex={-1}
    />
  );
}
