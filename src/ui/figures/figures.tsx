import type { ReactNode } from 'react';
import css from './figures.module.css';

export interface FiguresProps {
  items: readonly { name: string; figure: ReactNode }[];
}

/** A few figures with their names, side by side where there is room. */
export const Figures = ({ items }: FiguresProps) => (
  <dl className={css.figures}>
    {items.map(({ name, figure }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{figure}</dd>
      </div>
    ))}
  </dl>
);
