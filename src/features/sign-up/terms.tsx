import type { Terms } from '#domain/jurisdiction/jurisdiction.ts';
import css from './sign-up.module.css';

/** What is accepted with an account, read in its place. */
export function TermsText({ terms: { version, paragraphs } }: { terms: Terms }) {
  return (
    <details className={css.terms}>
      <summary>Read the terms ({version})</summary>
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
    </details>
  );
}
