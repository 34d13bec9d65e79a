import type { ReactNode } from 'react';
import css from './block.module.css';

export interface BlockProps {
  title: string;
  /** Stands at the end of the head: a link to the rest, or what the block is of. */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of a page that stands beside others, with a head of its own. */
export function Block({ title, end, children }: BlockProps) {
  return (
    <section className={css.block} aria-label={title}>
      <header className={css.head}>
        <h2 className={css.title}>{title}</h2>
        <span className={css.end}>{end}</span>
      </header>
      {children}
    </section>
  );
}
