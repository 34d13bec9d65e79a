import type { ReactNode } from 'react';
import type { Sides } from '#domain/market/sides.ts';
import { drawName } from '#domain/odds/three-way.ts';
import { SideMark } from './side-mark.tsx';
import css from './runner-face.module.css';

export interface PairMarkProps {
  sides: Sides;
  sportId: string;
  /** Of each, in pixels. */
  size?: number;
}

/** The marks of the two who meet, where their match is one thing. The second overlaps the first. */
export const PairMark = ({ sides: [home, away], sportId, size = 22 }: PairMarkProps) => (
  <span className={css.pair}>
    <SideMark name={home} {...{ sportId, size }} />
    <SideMark name={away} against={home} {...{ sportId, size }} />
  </span>
);

export interface RunnerFaceProps {
  /** The runner's. */
  name: string;
  /** Who meet in its event; null where nobody does. */
  sides: Sides | null;
  sportId: string;
  /** In pixels. */
  size?: number;
  /** The draw has the marks of both, where the rows around it are of other matches. */
  isDrawPair?: boolean;
  /** Stands for what has no mark. */
  other?: ReactNode;
}

/** The mark of what is bet on: the side's own, an X for the draw. */
export function RunnerFace(props: RunnerFaceProps) {
  const { name, sides, sportId, size = 22, isDrawPair = false, other = null } = props;
  if (!sides) return other;
  const [home, away] = sides;
  if (name === home) return <SideMark {...{ name, sportId, size }} />;
  if (name === away) return <SideMark {...{ name, sportId, size }} against={home} />;
  if (name !== drawName) return other;
  // Two of them fit where one does.
  if (isDrawPair) return <PairMark {...{ sides, sportId }} size={Math.round(size * 0.64)} />;
  return (
    <svg className={css.draw} width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <rect x="1.5" y="1.5" width="21" height="21" rx="5" />
      <path d="M8.5 8l7 8M15.5 8l-7 8" />
    </svg>
  );
}
