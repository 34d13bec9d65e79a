import { useId } from 'react';
import { itemAt } from '#domain/must.ts';
import { pairOf } from './colour-pairs.ts';
import { nameHash } from './name-hash.ts';
import css from './identity.module.css';

export interface BustProps {
  /** A player's. The same name always has the same colours. */
  name: string;
  /** Whom the player meets, if named second: both never look alike. */
  against?: string;
}

/** What is worn on the head: nothing, a band, a cap, a knot of hair. */
const heads = [
  '',
  'M7.8 7.7h8.4v1.9H7.8z',
  'M7.6 8.7a4.4 4.4 0 0 1 8.8 0h3v1.3H7.6z',
  'M10.3 4.2a1.9 1.9 0 1 1 3.4 0z',
];

/** The second tone behind them: a corner, a half, a chevron, an edge. */
const grounds = ['M24 0v24H0z', 'M12 0h12v24H12z', 'M0 24V14L12 2l12 12v10z', 'M0 0h24v6.5H0z'];

/** A player as head and shoulders: a token, not a portrait, so without face and skin. The name stands beside it. */
export function Bust({ name, against }: BustProps) {
  const clip = useId();
  const { field, accent } = pairOf(name, against);
  const hash = nameHash(name);
  const worn = itemAt(heads, (hash >>> 8) % heads.length);
  const ground = itemAt(grounds, (hash >>> 16) % grounds.length);
  return (
    <svg className={css.drawn} viewBox="0 0 24 24" aria-hidden>
      <clipPath id={clip}>
        <circle cx="12" cy="12" r="11.5" />
      </clipPath>
      <g clipPath={`url(#${clip})`}>
        <path d="M0 0h24v24H0z" fill={field} />
        <path d={ground} opacity=".16" />
        <path d="M3 25c0-6 3.6-9 9-9s9 3 9 9z" fill={accent} />
        <path d="M9.8 16l2.2 3 2.2-3z" fill={field} />
        <circle cx="12" cy="9.3" r="4.3" fill={accent} />
        {worn && <path d={worn} fill={field} stroke={accent} strokeWidth=".8" />}
      </g>
      <circle className={css.edge} cx="12" cy="12" r="11.5" />
    </svg>
  );
}
