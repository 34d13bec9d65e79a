import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { ChangePassword } from '#features/change-password/change-password.tsx';
import css from './title-page.module.css';

/** Lets the signed-in user set a new password. */
export function ChangePasswordPage() {
  return (
    <section className={css.form}>
      <h1 className={css.title}>Change password</h1>
      <ChangePassword>
        <p className={css.other}>
          <Link to={hrefOf('passwordHistory')}>Password history</Link>
        </p>
      </ChangePassword>
      <p className={css.other}>
        <Link to={hrefOf('forgotPassword')}>Forgotten password?</Link>
      </p>
    </section>
  );
}
