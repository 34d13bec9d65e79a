import { Link } from 'react-router-dom';
import { hrefOf } from '#domain/site/route.ts';
import { useIsSignedIn } from '#features/session/session.provider.tsx';
import css from './home-line.module.css';

/** What the site is, and that nothing here is paid for with real money; for a bettor, the way to limits and breaks. */
export function HomeLine() {
  const isSignedIn = useIsSignedIn();
  return (
    <p className={css.words}>
      <span className={css.more}>Back what you think will happen, lay what will not, at </span>
      <span className={isSignedIn ? css.more : css.first}>other bettors’ odds.</span>{' '}
      <strong>All money here is play money.</strong>{' '}
      {isSignedIn && (
        <Link className={css.limits} to={`${hrefOf('profile')}#safer-betting`}>
          Your limits and breaks
        </Link>
      )}
    </p>
  );
}
