import { useId } from 'react';
import css from './silks.module.css';

export interface SilksProps {
  /** `#rrggbb`; they contrast. */
  main: string;
  trim: string;
  /** The same name always has the same pattern. */
  name: string;
  /** The horse does not run. */
  isFaded?: boolean;
}

const jacket = 'M12 13h12l7 5-3 8-3-1.5V33H11v-8.5L8 26l-3-8z';

/** What the trim draws on the jacket: nothing, hoops, quarters, chevrons, a cross, spots, stripes, a diamond, sleeves. */
const patterns = [
  '',
  'M5 16h26v3H5zM5 22h26v3H5zM5 28h26v3H5z',
  'M18 13h13v10H18zM5 23h13v10H5z',
  'm5 22 13-8 13 8v4l-13-8-13 8zM5 30l13-8 13 8v4l-13-8-13 8z',
  'm8 13 22 20h-6L5 16zM28 13 6 33h6l19-17z',
  'M12.1 18a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M20.1 18a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M16.1 23a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M12.1 28a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0M20.1 28a1.9 1.9 0 1 0 3.8 0a1.9 1.9 0 1 0-3.8 0',
  'M13 13h3v20h-3zM20 13h3v20h-3z',
  'm18 15 6 8-6 8-6-8z',
  'M12 13 5 18l3 8 4-2zM24 13l7 5-3 8-4-2z',
] as const;

function patternOf(name: string): string {
  let hash = 7;
  for (const letter of name) hash = (hash * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003;
  return patterns[hash % patterns.length] ?? '';
}

/** A jockey's cap and jacket in the owner's two colours. It is decoration: the name beside it says who it is. */
export function Silks({ main, trim, name, isFaded = false }: SilksProps) {
  const clip = useId();
  return (
    <svg className={css.silks} viewBox="0 0 36 36" data-faded={isFaded || undefined} aria-hidden>
      <clipPath id={clip}>
        <path d={jacket} />
      </clipPath>
      <path d={jacket} fill={main} />
      <path clipPath={`url(#${clip})`} d={patternOf(name)} fill={trim} />
      <path className={css.edge} d={jacket} />
      <path d="M12 10.5a6 6 0 0 1 12 0h3v1.5H12z" fill={main} />
      <path d="M18 4.5a6 6 0 0 1 3 1v6.5h-6V5.5a6 6 0 0 1 3-1z" fill={trim} />
      <path className={css.edge} d="M12 10.5a6 6 0 0 1 12 0h3v1.5H12z" />
    </svg>
  );
}
