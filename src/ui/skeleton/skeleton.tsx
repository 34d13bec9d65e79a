import type { CSSProperties, ReactNode } from 'react';
import { VisuallyHidden } from '../visually-hidden/visually-hidden.tsx';
import css from './skeleton.module.css';

export interface SkeletonProps {
  /** CSS lengths. */
  width?: CSSProperties['width'];
  height?: CSSProperties['height'];
  shape?: 'line' | 'block' | 'circle';
}

/** A still shape for something still loading. Put the shapes of a view inside one `SkeletonGroup`. */
export function Skeleton({ width = '100%', height, shape = 'line' }: SkeletonProps) {
  return <span className={css.skeleton} data-shape={shape} style={{ width, height }} aria-hidden />;
}

/** Announces once that something is loading; the shapes themselves are silent. */
export function SkeletonGroup({ label = 'Loading', children }: { label?: string; children: ReactNode }) {
  return (
    <div className={css.group} role="status" aria-busy>
      <VisuallyHidden>{label}</VisuallyHidden>
      {children}
    </div>
  );
}

/** Placeholder rows of a table or list, as high as its rows. */
export function SkeletonRows({ rows, label }: { rows: number; label?: string }) {
  return (
    <SkeletonGroup label={label}>
      {Array.from({ length: rows }, (_, row) => (
        <div key={row} className={css.row}>
          <Skeleton width={`${58 - ((row * 17) % 26)}%`} />
          <Skeleton width="56px" />
        </div>
      ))}
    </SkeletonGroup>
  );
}
