import { useEffect, useId, useState, type ReactNode } from 'react';
import css from './hint.module.css';

export interface HintProps {
  /** What explains it. */
  text: string;
  /** What is explained: a word or a figure. */
  children: ReactNode;
}

/** An explanation under a word or a figure, while that is pointed at, pressed or has the focus. Escape hides it. */
export function Hint({ text, children }: HintProps) {
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    if (!isOpen) return;
    // The focus may be elsewhere while the pointer is here.
    const press = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setIsOpen(false);
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOpen]);
  const [open, close] = [() => setIsOpen(true), () => setIsOpen(false)];
  return (
    // It stays while the pointer moves from the figure onto the words, which may be read slowly.
    <span className={css.hint} onPointerEnter={open} onPointerLeave={close}>
      {/* Pressed by a finger, a button does not get the focus everywhere. */}
      <button
        type="button"
        className={css.subject}
        aria-describedby={isOpen ? id : undefined}
        onFocus={open}
        onBlur={close}
        onClick={open}
      >
        {children}
      </button>
      {isOpen && (
        <span className={css.words} role="tooltip" id={id}>
          {text}
        </span>
      )}
    </span>
  );
}
