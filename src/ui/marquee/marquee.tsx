import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useReducedMotion } from '../motion/use-reduced-motion.ts';
import css from './marquee.module.css';

export interface MarqueeProps {
  /** What the strip is about, for a screen reader. */
  label: string;
  items: readonly string[];
  /** Milliseconds from one end to the other. */
  duration: number;
}

/**
 * A strip of words that passes by. It can be paused and stops under the pointer; under reduced motion the user scrolls
 * it.
 */
export function Marquee({ label, items, duration }: MarqueeProps) {
  const [isPaused, setIsPaused] = useState(false);
  const isScrolled = useReducedMotion();
  const words = items.map((item) => (
    <span key={item} className={css.item}>
      {item}
    </span>
  ));
  return (
    <section className={css.marquee} aria-label={label} data-paused={isPaused || undefined}>
      {/* Scrollable by keyboard too. */}
      <div className={css.window} tabIndex={isScrolled ? 0 : undefined}>
        <div className={css.track} style={{ animationDuration: `${duration}ms` }}>
          <p className={css.words}>{words}</p>
          <p className={css.words} aria-hidden>
            {words}
          </p>
        </div>
      </div>
      <button
        type="button"
        className={css.pause}
        aria-pressed={isPaused}
        aria-label={`Pause: ${label}`}
        onClick={() => setIsPaused((paused) => !paused)}
      >
        {isPaused ? <Play aria-hidden size={14} /> : <Pause aria-hidden size={14} />}
      </button>
    </section>
  );
}
