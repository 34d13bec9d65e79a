import { useId } from 'react';
import { sportIds } from '#domain/market/sport.ts';
import { itemAt } from '#domain/must.ts';
import { charges, chargeOf, type Charge } from './charges.ts';
import { pairOf } from './colour-pairs.ts';
import { nameHash } from './name-hash.ts';
import css from './identity.module.css';

export interface CrestProps {
  /** A team's. The same name always has the same crest. */
  name: string;
  /** Whom it meets, if it is named second: both never look alike. */
  against?: string;
  sportId: string;
}

const shields = [
  'M2 2.5h20V12c0 5-4 8.5-10 11C6 20.5 2 17 2 12z',
  'M12 .8c3 1.8 6.5 2.7 10 2.7V12c0 5-4 8.5-10 11.2C6 20.5 2 17 2 12V3.5c3.5 0 7-.9 10-2.7z',
  'M2 2.5h20v15q0 2-2 2.2L12 23 4 19.7q-2-.2-2-2.2z',
  'M2.5 1.5q4.7 2 9.5.500q4.8 1.5 9.5-.5q-1.5 3.5.500 7c0 7.5-4 11.5-10 14.7C6 20 2 16 2 8.5q2-3.5.500-7z',
];
const badges = [
  'M12 1l11 8-4.2 13.5H5.2L1 9z',
  'M12 .8l10 5.6v11.2l-10 5.6-10-5.6V6.4z',
  'M7.3 1h9.4L23 7.3v9.4L16.7 23H7.3L1 16.7V7.3z',
  'M1.5 2.5h21L21 14.5 12 23 3 14.5z',
];
const rounds = [
  'M1 12a11 11 0 1 0 22 0a11 11 0 1 0-22 0',
  'M7 1.5h10q5.5 0 5.5 5.5v10q0 5.5-5.5 5.5H7q-5.5 0-5.5-5.5V7q0-5.5 5.5-5.5z',
  'M12 1q2 0 3.5 1.5l6 6Q23 10 23 12t-1.5 3.5l-6 6Q14 23 12 23t-3.5-1.5l-6-6Q1 14 1 12t1.5-3.5l6-6Q10 1 12 1z',
  'M6.5 2h11L23.5 12l-6 10h-11L.5 12z',
];

/** Four outlines for each sport with teams; others have a shield. */
const outlines: Readonly<Record<string, readonly string[]>> = {
  [sportIds.cricket]: badges,
  [sportIds.basketball]: rounds,
};

/** How the field is divided, in two tones of one colour: not at all, in halves, quarters, stripes or by a chevron. */
const divisions = [
  '',
  'M12 0h12v24H12z',
  'M0 0h24v8.5H0z',
  'M24 0v24H0z',
  'M0 24V15l12-7 12 7v9z',
  'M12 0h12v12H12zM0 12h12v12H0z',
  'M8 0h8v24H8z',
  'M0 14.5h24V24H0z',
];

const pick = (of: readonly string[], at: number): string => itemAt(of, at % of.length);

/** A team's crest, drawn from its name. It is decoration: the name stands beside it. */
export function Crest({ name, against, sportId }: CrestProps) {
  const clip = useId();
  const hash = nameHash(name);
  const { field, accent } = pairOf(name, against);
  const outline = pick(outlines[sportId] ?? shields, hash >>> 4);
  const division = pick(divisions, hash >>> 12);
  const charge: Charge = charges[chargeOf(name)];
  return (
    <svg className={css.drawn} viewBox="0 0 24 24" aria-hidden>
      <path d={outline} fill={accent} />
      {/* A rim of the accent stays around the field. */}
      <g transform="translate(1.3 1.3) scale(.89)">
        <clipPath id={clip}>
          <path d={outline} />
        </clipPath>
        <path d={outline} fill={field} />
        {division && <path clipPath={`url(#${clip})`} d={division} opacity=".16" />}
        <g transform="translate(1.4 1) scale(.88)" fill={accent} stroke={accent}>
          {charge.fill && <path d={charge.fill} stroke="none" />}
          {charge.line && <path d={charge.line} fill="none" strokeWidth="2.4" strokeLinecap="round" />}
        </g>
      </g>
      <path className={css.edge} d={outline} />
    </svg>
  );
}
