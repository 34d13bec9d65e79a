import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Mark } from '#ui/mark/mark.tsx';
import css from './bare-page.module.css';

/** RTE-15: a page outside the layout: one card under the logo. */
export function BarePage({ title, children }: { title: string; children: ReactNode }) {
  return (
    <main className={css.page}>
      <Link className={css.mark} to="/" aria-label="Layline, home">
        <Mark />
      </Link>
      <section className={css.card}>
        <h1 className={css.title}>{title}</h1>
        {children}
      </section>
      <p className={css.back}>
        <Link to="/">Back to the markets</Link>
      </p>
    </main>
  );
}
