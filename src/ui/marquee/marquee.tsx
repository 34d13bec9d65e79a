import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useReducedMotion } from '../motion/use-reduced-motion.ts';
import css from './marquee.module.css';

export interface MarqueeLine {
  /** What the line is about, for a screen reader. */
  readonly label: string;
  readonly items: readonly string[];
  /** Milliseconds from one end to the other. */
  readonly duration: number;
}

/**
 * Lines of words that pass by, side by side in one strip. They can be paused and stop under the pointer; under reduced
 * motion the user scrolls them.
 */
export function Marquee({ lines }: { lines: readonly MarqueeLine[] }) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <div className={css.marquee} data-paused={isPaused || undefined}>
      {lines.map((line) => (
        <Line key={line.label} {...line} />
      ))}
      <button
        type="button"
        className={css.pause}
        aria-pressed={isPaused}
        aria-label={`Pause: ${lines.map(({ label }) => label).join(' and ')}`}
        onClick={() => setIsPaused((paused) => !paused)}
      >
        {isPaused ? <Play aria-hidden size={14} /> : <Pause aria-hidden size={14} />}
      </button>
    </div>
  );
}

function Line({ label, items, duration }: MarqueeLine) {
  const isScrolled = useReducedMotion();
  const words = items.map((item) => (
    <span key={item} className={css.item}>
      {item}
    </span>
  ));
  return (
    <section className={css.line} aria-label={label}>
      {/* Scrollable by keyboard too. */}
      <div className={css.window} tabIndex={isScrolled ? 0 : undefined}>
        <div className={css.track} style={{ animationDuration: `${duration}ms` }}>
          <p className={css.words}>{words}</p>
          <p className={css.words} aria-hidden>
            {words}
          </p>
        </div>
      </div>
    </section>
  );
}
