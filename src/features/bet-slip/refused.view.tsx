import { useEffect, useRef } from 'react';
import type { BetRefusal } from '#domain/bet/intent.ts';
import { whyRefused } from '#domain/words/why-refused.ts';
import css from './bet-slip.module.css';

interface RefusedProps {
  refusal: BetRefusal;
  /** Names the bet where others stand beside it. */
  of?: string | null;
}

/** Why a bet was not placed. Scrolls itself into view: on a phone the place bar would cover it. */
export function Refused({ refusal, of = null }: RefusedProps) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // In braces: some browsers return a promise, which React would take for a cleanup function.
    words.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p ref={words} className={css.trouble} role="alert">
      {of === null ? 'Not placed.' : `${of}: not placed.`} {whyRefused(refusal.message)}
    </p>
  );
}
