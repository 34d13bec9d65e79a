import type { ReactNode } from 'react';
import page from '../page.module.css';
import css from './foundations.module.css';

/** A page of the foundations: what it is about, and what is said of it first. */
export function FoundationPage({
  title,
  lead,
  children,
}: {
  title: string;
  lead: string;
  children: ReactNode;
}) {
  return (
    <main className={page.page}>
      <h1>{title}</h1>
      <p className={page.lead}>{lead}</p>
      {children}
    </main>
  );
}

interface WideTableProps {
  /** What it shows, for those who hear it. */
  label: string;
  heads: readonly string[];
  children: ReactNode;
}

/** A table that scrolls beside a narrow window. */
export const WideTable = ({ label, heads, children }: WideTableProps) => (
  <div className={css.scroll} role="region" aria-label={label} tabIndex={0}>
    <table className={css.table}>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>{children}</tbody>
    </table>
  </div>
);
