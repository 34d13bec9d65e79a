import { useId } from 'react';
import { sportIds } from '#domain/market/sport.ts';
import { itemAt } from '#domain/must.ts';
import { colourPairs } from './colour-pairs.ts';
import { nameHash } from './name-hash.ts';
import { OwnMark } from './own-mark.tsx';
import css from './identity.module.css';

export interface SilksProps {
  /** The same name always has the same pattern. */
  name: string;
  /** Of the saddlecloth. */
  number: number;
  /** The owner's, `#rrggbb`; they contrast. Null where nobody told them. */
  colours: { main: string; trim: string } | null;
}

const jacket = 'M12 13h12l7 5-3 8-3-1.5V33H11v-8.5L8 26l-3-8z';
const sleeves = 'M12 13 5 18l3 8 4-2zM24 13l7 5-3 8-4-2z';

/** What the trim draws on the jacket: nothing, hoops, quarters, chevrons, a cross, spots, stripes, a diamond, a star. */
const patterns = [
  '',
  'M5 16h26v3H5zM5 22h26v3H5zM5 28h26v3H5z',
  'M18 13h13v10H18zM5 23h13v10H5z',
  'm5 22 13-8 13 8v4l-13-8-13 8zM5 30l13-8 13 8v4l-13-8-13 8z',
  'm8 13 22 20h-6L5 16zM28 13 6 33h6l19-17z',
  'M12.1 18a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M20.1 18a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M16.1 23a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M12.1 28a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M20.1 28a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0',
  'M13 13h3v20h-3zM20 13h3v20h-3z',
  'm18 15 6 8-6 8-6-8z',
  'm18 15.5 2.2 5.2 5.6.5-4.3 3.7 1.3 5.5-4.8-2.9-4.8 2.9 1.3-5.5-4.3-3.7 5.6-.5z',
] as const;

/** And on its sleeves: what the jacket has there, all of them, a band. */
const arms = ['', sleeves, 'M6.2 21.2l4.7-2.4 1 3.2-4.5 2.3zM29.8 21.2l-4.7-2.4-1 3.2 4.5 2.3z'] as const;

/** And on the cap: a stripe, its front half, a button. */
const caps = [
  'M18 4.5a6 6 0 0 1 3 1v6.5h-6V5.5a6 6 0 0 1 3-1z',
  'M18 4.5a6 6 0 0 1 6 6h3v1.5h-9z',
  'M16 5a2 2 0 1 1 4 0v1h-4z',
] as const;

/** In a race two neighbours never wear one pair. */
function pairOfCloth(number: number) {
  const { field, accent } = itemAt(colourPairs, number % colourPairs.length);
  return { main: field, trim: accent };
}

/** A horse's mark: the operator's own image, or its jockey's silks. It is decoration: the name beside it says who it is. */
export const Silks = (props: SilksProps) => (
  <OwnMark name={props.name} sportId={sportIds.horseRacing}>
    <DrawnSilks {...props} />
  </OwnMark>
);

/** A jockey's cap and jacket in the owner's two colours. */
function DrawnSilks({ name, number, colours }: SilksProps) {
  const clip = useId();
  const { main, trim } = colours ?? pairOfCloth(number);
  const hash = nameHash(name);
  const arm = itemAt(arms, (hash >>> 8) % arms.length);
  return (
    <svg className={css.drawn} viewBox="0 0 36 36" aria-hidden>
      <clipPath id={clip}>
        <path d={jacket} />
      </clipPath>
      <path d={jacket} fill={main} />
      <g clipPath={`url(#${clip})`} fill={trim}>
        <path d={itemAt(patterns, hash % patterns.length)} />
        {arm && <path d={sleeves} fill={main} />}
        {arm && <path d={arm} />}
      </g>
      <path className={css.edge} d={jacket} />
      <path d="M12 10.5a6 6 0 0 1 12 0h3v1.5H12z" fill={main} />
      <path d={itemAt(caps, (hash >>> 16) % caps.length)} fill={trim} />
      <path className={css.edge} d="M12 10.5a6 6 0 0 1 12 0h3v1.5H12z" />
    </svg>
  );
}
