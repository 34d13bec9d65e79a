import { Pause, Play } from 'lucide-react';
import { useState, type ComponentType, type ReactNode } from 'react';
import { useReducedMotion } from '../motion/use-reduced-motion.ts';
import css from './marquee.module.css';

export interface MarqueeItem {
  readonly text: string;
  /** Where on the site it leads; null: it only says something. */
  readonly path: string | null;
}

export interface MarqueeLine {
  /** What the line is about, for a screen reader. */
  readonly label: string;
  readonly items: readonly MarqueeItem[];
  /** Milliseconds from one end to the other. */
  readonly duration: number;
}

export interface MarqueeProps {
  lines: readonly MarqueeLine[];
  /** The site's link: this room knows of no router. */
  link: ComponentType<{ to: string; tabIndex: number; children: ReactNode }>;
}

/**
 * Lines of words that pass by, side by side in one strip. They can be paused and stop under the pointer and while one has
 * the focus; under reduced motion the user scrolls them.
 */
export function Marquee({ lines, link }: MarqueeProps) {
  const [isPaused, setIsPaused] = useState(false);
  return (
    <div className={css.marquee} data-paused={isPaused || undefined}>
      {lines.map((line) => (
        <Line key={line.label} {...line} link={link} />
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

function Line({ label, items, duration, link: Link }: MarqueeLine & Pick<MarqueeProps, 'link'>) {
  const isScrolled = useReducedMotion();
  const wordsFor = (tabIndex: number) =>
    items.map(({ text, path }) => (
      <span key={text} className={css.item}>
        {path === null ? (
          text
        ) : (
          <Link to={path} tabIndex={tabIndex}>
            {text}
          </Link>
        )}
      </span>
    ));
  return (
    <section className={css.line} aria-label={label}>
      {/* Scrollable by keyboard too. */}
      <div
        className={css.window}
        tabIndex={isScrolled ? 0 : undefined}
        onBlur={({ currentTarget }) => {
          // The browser has scrolled to the link that had the focus; from there the words would run out.
          if (!isScrolled) currentTarget.scrollLeft = 0;
        }}
      >
        <div className={css.track} style={{ animationDuration: `${duration}ms` }}>
          <p className={css.words}>{wordsFor(0)}</p>
          {/* For the eye and the pointer alone. */}
          <p className={css.words} aria-hidden>
            {wordsFor(-1)}
          </p>
        </div>
      </div>
    </section>
  );
}
