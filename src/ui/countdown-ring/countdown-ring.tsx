import css from './countdown-ring.module.css';

export interface CountdownRingProps {
  /** What the user is waiting for. */
  label: string;
  /** Whole seconds left; the owner counts down. */
  seconds: number;
  total: number;
  /** In pixels. */
  size?: number;
}

/** The seconds left, as a figure in a ring that empties. */
export function CountdownRing({ label, seconds, total, size = 32 }: CountdownRingProps) {
  const left = Math.max(0, seconds);
  const share = total > 0 ? Math.min(1, left / total) : 0;
  return (
    <span
      className={css.ring}
      style={{ width: size, height: size }}
      role="timer"
      aria-label={`${label}: ${left} ${left === 1 ? 'second' : 'seconds'}`}
    >
      <svg viewBox="0 0 36 36" aria-hidden>
        <circle className={css.track} cx="18" cy="18" r="16" />
        <circle className={css.left} cx="18" cy="18" r="16" pathLength={1} strokeDashoffset={1 - share} />
      </svg>
      <span className={css.figure} aria-hidden>
        {left}
      </span>
    </span>
  );
}
