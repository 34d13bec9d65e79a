import { useEffect, useRef } from 'react';
import type { BetRefusal } from '#domain/bet/intent.ts';
import { whyRefused } from '#domain/words/refusal-words.ts';
import css from './bet-slip.module.css';

/** Why a bet was not placed. Scrolls itself into view: on a phone the place bar would cover it. */
export function Refused({ refusal }: { refusal: BetRefusal }) {
  const words = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    // In braces: some browsers return a promise, which React would take for a cleanup function.
    words.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <p ref={words} className={css.trouble} role="alert">
      Not placed. {whyRefused(refusal.message)}
    </p>
  );
}
