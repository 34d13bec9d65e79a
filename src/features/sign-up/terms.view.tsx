import type { Jurisdiction } from '#domain/jurisdiction/jurisdiction.ts';
import type { FieldsProps } from './fields-props.ts';
import css from './sign-up.module.css';

interface AcceptTermsProps extends Pick<FieldsProps, 'fields' | 'type' | 'errorOf'> {
  jurisdiction: Pick<Jurisdiction, 'leastAge' | 'terms'>;
}

/** What is accepted with an account, read in its place. */
export function AcceptTerms({ jurisdiction: { leastAge, terms }, fields, type, errorOf }: AcceptTermsProps) {
  const error = errorOf('terms');
  return (
    <>
      <details className={css.terms}>
        <summary>Read the terms ({terms.version})</summary>
        {terms.paragraphs.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </details>
      <label className={css.accept}>
        <input
          type="checkbox"
          checked={fields.hasAccepted}
          onChange={({ target }) => type({ hasAccepted: target.checked })}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? 'terms-error' : undefined}
        />
        I am {leastAge} or older, bet for myself, and accept the terms.
      </label>
      {error && (
        <p id="terms-error" className={css.note} data-error>
          {error}
        </p>
      )}
    </>
  );
}
