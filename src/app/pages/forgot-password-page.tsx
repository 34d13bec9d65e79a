import { Link } from 'react-router-dom';
import { hashOfPopup } from '#domain/site/popup.ts';
import { ForgotPassword } from '#features/forgot-password/forgot-password.tsx';
import { Button } from '#ui/button/button.tsx';
import { BarePage } from './bare-page.tsx';

/** For visitors, and for signed-in users who no longer know their password. */
export function ForgotPasswordPage() {
  return (
    <BarePage title="Forgotten password">
      <ForgotPassword>
        <Button variant="primary" size="large" wide asChild>
          <Link to={`/${hashOfPopup({ name: 'login' })}`}>Sign in</Link>
        </Button>
      </ForgotPassword>
    </BarePage>
  );
}
