import { width, type Spot } from './scene.ts';
import css from './scene.module.css';

/** A word beside what it is about. */
export function Callout({ at, tone, children }: { at: Spot; tone: string; children: string }) {
  const half = children.length * 3.7 + 9;
  // High up there is no room above it, so the word stands to the right.
  const isHigh = at.y < 60;
  const x = Math.max(half + 4, Math.min(width - half - 4, isHigh ? at.x + half + 10 : at.x));
  const y = isHigh ? Math.max(14, at.y) : at.y - 18;
  return (
    <g className={css.callout} data-tone={tone}>
      <rect x={x - half} y={y - 10} width={half * 2} height={20} rx={10} />
      <text x={x} y={y + 4} textAnchor="middle">
        {children}
      </text>
    </g>
  );
}
