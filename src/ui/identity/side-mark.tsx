import { lazyPart } from '../lazy-part/lazy-part.tsx';
import { PartBoundary } from '../part-boundary/part-boundary.tsx';
import type { DrawnMarkProps } from './drawn-mark.tsx';
import css from './identity.module.css';

export interface SideMarkProps extends DrawnMarkProps {
  /** In pixels. */
  size?: number;
}

/** Fetched when the first is drawn. Until it comes names stand alone, and nobody is told. */
const Drawn = lazyPart(async () => (await import('./drawn-mark.tsx')).DrawnMark);

/** The mark of a team or a player, drawn from the name that stands beside it. Its room is there from the start. */
export const SideMark = ({ size = 22, ...drawn }: SideMarkProps) => (
  <span className={css.mark} style={{ inlineSize: size, blockSize: size }} aria-hidden>
    <PartBoundary name="The mark" isAsked={false}>
      <Drawn {...drawn} />
    </PartBoundary>
  </span>
);
