import { Link, Navigate } from 'react-router-dom';
import { SignUpForm } from '#features/session/session-forms.tsx';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import { Mark } from '#ui/mark/mark.tsx';
import css from './sign-up-page.module.css';

/** RTE-15: outside the layout. Whoever is signed in has no business here. */
export function SignUpPage() {
  if (useIsSignedIn()) return <Navigate to="/" replace />;
  return (
    <main className={css.page}>
      <Link className={css.mark} to="/" aria-label="Layline, home">
        <Mark />
      </Link>
      <section className={css.card}>
        <h1 className={css.title}>Open an account</h1>
        <SignUpForm />
      </section>
      <p className={css.back}>
        <Link to="/">Back to the markets</Link>
      </p>
    </main>
  );
}
