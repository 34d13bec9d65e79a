import css from './kit-mark.module.css';

export interface KitMarkProps {
  /** `#rrggbb`; they contrast. */
  main: string;
  trim: string;
}

const shirt = 'M7 3h10l5 4-2.5 4.5L17 10v11H7V10l-2.5 1.5L2 7z';

/** A team's shirt in its two colours. It is decoration: the name beside it says whose it is. */
export const KitMark = ({ main, trim }: KitMarkProps) => (
  <svg className={css.kit} viewBox="0 0 24 24" aria-hidden>
    <path d={shirt} fill={main} />
    <path d="M10 3h4v18h-4z" fill={trim} />
    <path className={css.edge} d={shirt} />
  </svg>
);
